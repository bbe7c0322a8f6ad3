/** A call at a time: the choice, what was agreed, and the private page of a message. `{time}` is day and time. */
export const calls = {
  when: {
    legend: "When shall we ring?",
    soon: "As soon as you can",
    parts: {
      morning: "In the morning",
      afternoon: "In the afternoon",
      evening: "In the evening",
    },
    more: "More times",
    zone: "All times are India time.",
  },
  taken:
    "That time has just been taken. What you wrote is still here. Please choose another time and send it again.",
  held: "[{callers} rings|We ring] you on {time}, India time, from {ourPhone}.",
  lost: "{time} was no longer free. We ring you as soon as we can.",
  part: "We ring you as soon as we can. You asked for: {part}.",
  soon: "[{callers} rings|We ring] you within {replyHours} hours, {openDays}.",
  ends: {
    reached: "We have talked on the phone.",
    missed: "We rang and could not reach you. We try again.",
    cancelled: "The call is cancelled.",
  },
  change: "Change or cancel",
  /** The private page, for later. */
  later: "Open this request",
  /** The request sent last, on other pages of its device. */
  last: {
    today: "[{callers} rings|We ring] you today, {time}.",
    later: "[{callers} rings|We ring] you on {time}.",
    sent: "Your request {reference} is with us.",
    change: "Change",
  },
  entry: {
    title: "[{callers}|{ourName}] rings you",
    text: "From {ourPhone}. Reference: {reference}. To change or cancel:",
    remove: "Take it out of my calendar (file)",
  },
  request: {
    title: "Your request",
    description: "Your request to {ourName}: the time of the call, another time, or no call.",
    lead: "Keep the link of this page to yourself: who has it can change the call.",
    loading: "Opening…",
    withoutScript: "This page needs JavaScript. Please call us: {ourPhone}.",
    reference: "Reference: {reference}",
    choose: "Choose a time",
    take: "Take this time",
    cancel: "Cancel the call",
    problems: {
      none: "Choose a time first.",
      taken: "That time has just been taken. Please choose another one.",
      second: "You have booked a call already. Please change that one.",
      often: "This cannot be changed here again today. Please call us: {ourPhone}.",
      failed: "That did not work. Please try again in a minute, or call us: {ourPhone}.",
    },
    gone: {
      title: "This link opens nothing",
      text: "The link is incomplete, or the request was deleted. Please call us: {ourPhone}.",
    },
    unreachable: {
      title: "We cannot open it right now",
      text: "The internet or our server does not answer.",
      retry: "Try again",
    },
  },
};

export type CallsWords = typeof calls;
