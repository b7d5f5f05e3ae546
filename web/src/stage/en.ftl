# What the stage says: great moments and sound. it.ftl and es.ftl hold the same messages with the
# same variables.

stage-title = The stage
moment-skip = Tap to skip
moment-continue = Continue
moment-only-you = only you see this
volume = Volume
volume-1 = Soft
volume-2 = Normal
volume-3 = Loud
