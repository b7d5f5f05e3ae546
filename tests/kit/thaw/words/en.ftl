# Thaw in English. it.ftl and es.ftl hold the same messages with the same variables.

game-title = Thaw
game-line = A hut in the snow, too few logs, and some of you want more than to see the spring.

side-crew = the crew
side-hoarder = the hoarder
side-giver = the giver
objective-crew = see the spring
objective-hoarder = see the spring with logs to spare
objective-giver = burn more than anybody else

end-thaw = The thaw has come.
end-froze = The frost has got in: all is lost.
reason-thaw = { end-thaw }
reason-froze = { end-froze }
channel-friends = Friends

prompt-D-01 = { $part ->
        [place] Where does it go?
       *[other] Which log do you lay out?
    }
prompt-D-02 = Which logs do you burn? Two at most.
prompt-D-03 = Throw in another log?
prompt-D-04 = Light the stove.

option-log = Log { $log }
option-throw = Throw in log { $log }
option-to = Hand it to { $to }
option-stove = Lay it on the stove
option-enough = That is all
option-light = Light the stove
option-blanket = Hang up a blanket

event-dealt = Logs and an objective for somebody
event-dealt-you = Your logs: { $logs }. You want to { $objective }. Friends: { $friends }
event-night_fell = Night { $night }: { $keeper } keeps the stove
event-drew = { $player } draws a log
event-drew-you = You draw log { $log }
event-told = The friends know the weather: { $cold }
event-stoked = { $player } lays log { $log } on the stove
event-handed = { $player } hands log { $log } to { $to }
event-burned = { $player } burns { $logs }. Heat: { $heat }
event-threw = { $player } throws in log { $log }. Heat: { $heat }
event-turned = The weather: { $cold }
event-hung = { $player } hangs up a blanket. Heat: { $heat }
event-lit = { $warm ->
        [0] { $player } lights the stove, but frost gets in
       *[other] { $player } lights the stove, and it is warm
    }
event-ended = { $reason } Winners: { $winners }; drawn: { $drawn }. What each wanted: { $objectives }

claim-foretells = { $speaker } says: tonight it will be { $number } cold
claim-burned = { $speaker } says: { $seat } has burned { $number }
claim-wants = { $speaker } says: { $seat } wants to { $objective }
claim-chip-foretells = It will be that cold
claim-chip-burned = Who burned how much
claim-chip-wants = What somebody wants

setting-nights = How many nights there are until the thaw.
setting-cold = The cards of the weather, one number for each.
setting-harshness = What the cards of the weather are multiplied by.
setting-frost_limit = How often frost may get in before all is lost.
setting-frost_limit-off = as often as it likes
setting-decision_timer_s = Seconds for a decision at the usual pace; 0 means no limit.
setting-window_timer_s = Seconds for throwing in more logs; 0 means as the pace says.
