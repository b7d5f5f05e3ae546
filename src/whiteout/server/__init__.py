"""The table in the browser: a server of tables over HTTP and WebSockets (docs/server.md).

Three rings. `table` and `play` fold a log into the state of one table, without clock or network;
`room` is the one way to change it: check, append, apply, publish; `app` is the edge.
"""
