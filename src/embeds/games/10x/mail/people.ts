/** Messages from colleagues. */
import type { Message } from "./message"

export const people: readonly Message[] = [
  {
    id: "friday",
    from: "Leena, operations",
    subject: "A very small change",
    text: "It is Friday, five to four. Somebody has a very small change, and says so twice.",
    answers: [
      {
        label: "Ship it",
        says: "It went well. It went well until 16:04.",
        seconds: 45,
        bugs: 10,
        leadsTo: "saturday",
      },
      {
        label: "On Monday",
        says: "You went home. By Monday it had been forgotten what it was.",
        debt: -4,
      },
    ],
  },
  {
    id: "middle",
    from: "The designer",
    subject: "The box",
    text: "Could it be in the middle? In both directions, I mean.",
    answers: [
      {
        label: "Of course",
        says: "It took a day, and three rules that cancel each other out. It is in the middle.",
        seconds: -25,
        goodwill: 1,
      },
      { label: "It is nearly there", says: "He came back with a ruler.", seconds: 10, goodwill: -1 },
    ],
  },
  {
    id: "deleted",
    from: "Onni, intern",
    subject: "Quick question",
    text: "I think I have deleted something. How do I know whether it was important?",
    answers: [
      {
        label: "Let's look together",
        says: "It was. Now he knows where the backups are, and so do you, since today.",
        seconds: -35,
        goodwill: 2,
      },
      { label: "You will hear", says: "You both heard.", bugs: 15 },
    ],
  },
  {
    id: "estimate",
    from: "Risto, project manager",
    subject: "How long?",
    text: "Only roughly. I won't hold you to it.",
    answers: [
      { label: "Two weeks", says: "He wrote down Tuesday.", debt: 12, goodwill: 1 },
      {
        label: "I don't know yet",
        says: "It was his first truth. He had to sit down.",
        debt: -4,
        goodwill: -1,
      },
    ],
  },
  {
    id: "note",
    from: "Ritva, accounts",
    subject: "The password",
    text: "I have changed it, as you told us. Now somebody has to change the note under the keyboard.",
    answers: [
      {
        label: "Explain",
        says: "She understood. The note is in the safe, and the code of the safe is under the keyboard.",
        seconds: -20,
        goodwill: 1,
      },
      {
        label: "Change the note",
        says: "The auditor praised your handwriting.",
        seconds: 10,
        bugs: 4,
      },
    ],
  },
  {
    id: "sold",
    from: "Sales",
    subject: "Good news",
    text: "We have sold it. Does it exist?",
    answers: [
      {
        label: "It will",
        says: "The customer is delighted. It is to be green, and to smell of summer.",
        seconds: 30,
        debt: 18,
        goodwill: 1,
      },
      {
        label: "No",
        says: "They sold it again, without it. It is cheaper that way.",
        goodwill: -1,
      },
    ],
  },
  {
    id: "remarks",
    from: "Kari, contractor",
    subject: "Your change",
    text: "I have 40 remarks. It is two lines, but they gave me time to think.",
    answers: [
      {
        label: "Answer them all",
        says: "At the 31st he agreed with you. You have both written down the date.",
        seconds: -25,
        bugs: -9,
      },
      {
        label: "Merge it",
        says: "It is in. You will hear of the comma again.",
        debt: 8,
        goodwill: -1,
      },
    ],
  },
  {
    id: "conflicts",
    from: "Onni, intern",
    subject: "400 conflicts",
    text: "I have merged something. 399 of them are spaces.",
    answers: [
      {
        label: "Take his",
        says: "He was right about the spaces. He was right about a surprising number of things.",
        bugs: 6,
        goodwill: 1,
      },
      {
        label: "Take yours",
        says: "The four hundredth was a bug fix. It was his. It is gone.",
        debt: -6,
        goodwill: -1,
      },
    ],
  },
  {
    id: "deadline",
    from: "Risto, project manager",
    subject: "The deadline has moved",
    text: "Guess which way.",
    answers: [
      {
        label: "Work late",
        says: "In the morning it was moved back. The lights in the corridor know you now.",
        boost: [1.75, 60],
        bugs: 14,
      },
      {
        label: "Do less",
        says: "You left out what had not been asked for. It was most of it.",
        debt: -12,
        goodwill: -1,
      },
    ],
  },
  {
    id: "slow",
    from: "Kari, contractor",
    subject: "It is slow",
    text: "I suggest that we put a cache in front of it.",
    answers: [
      {
        label: "Put it there",
        says: "It is quick now. What it shows is last week, but at once.",
        boost: [2, 40],
        bugs: 12,
      },
      {
        label: "Find out why",
        says: "There was a cache in front of it.",
        seconds: -25,
        bugs: -15,
      },
    ],
  },
  {
    id: "pattern",
    from: "Onni, intern",
    subject: "Is this an address?",
    text: "I have found a regular expression for it. It fills the screen and has a face in it.",
    answers: [
      {
        label: "Use it",
        says: "It accepts every address in the world, and the timetable of bus 42.",
        seconds: 25,
        bugs: 7,
      },
      {
        label: "Look for the @",
        says: "It has one, so it is. You feel that you have missed something, but you have not.",
        seconds: -5,
        bugs: -2,
      },
    ],
  },
  {
    id: "line-4000",
    from: "Tauno, retired, by post",
    subject: "Line 4,000",
    text: "I hear that you mean to change it. Don't. Kind regards from the cottage.",
    answers: [
      {
        label: "Leave it alone",
        says: "Somewhere by a lake, a man puts down his coffee and nods.",
        debt: 6,
        goodwill: 1,
      },
      {
        label: "Change it",
        says: "Every printer in the house printed one page. It said: 'Well.'",
        bugs: 14,
        debt: -20,
      },
    ],
  },
]
