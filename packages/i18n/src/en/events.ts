import type { EventWords } from "../words.ts";

export default {
  EVENTS: {
    notPublished: "Publish the experience before you prepare an event.",
    eventLimit: "This experience already has 100 events. Delete one to create another.",
    underWayLimit: "This account already has 10 events at the same time. Wait until one ends.",
    teamLimit: "An event has 200 teams at most.",
    badName: "The name of a team has 1 to 40 characters.",
    nameTaken: "Another team already has this name.",
    started: "The event has started: this can no longer be changed.",
    notStarted: "The event has not started yet.",
    over: "The event is over.",
    underWay: "The event is under way. End it before you delete it.",
    startsInPast: "The start is in the past.",
    endsBeforeStart: "The end must be after the start.",
    tooLong: "An event takes 24 hours at most.",
    teamPlays: "This team is playing: it cannot be removed, but it can be ended.",
    linkLimit: "This event already has 30 links. End one to create another.",
    messageLimit: "200 messages have already been sent in this event.",
    adjustmentLimit: "The score of this team has already been adjusted 100 times.",
    notPassed:
      "The rules of the route do not allow it: the point is closed, not open yet, or its challenge was failed.",
    teamFull: "This team has all its phones. Ask the organisers to free one.",
    notRenamed: "The name can only be changed before the start, if the organisers allow it.",
    phoneNotValid: "This phone is no longer of the team. Join again with the code.",
  },
} satisfies EventWords;
