"""What all bots share, and the loop that lets them play."""
