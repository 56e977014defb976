/** Messages from the code and its machines. */
import type { Message } from "./message"

const hired = (id: string) => (state: { team: Record<string, number> }) => (state.team[id] ?? 0) > 0

export const inside: readonly Message[] = [
  {
    id: "todo",
    from: "A comment in the code",
    subject: "TODO",
    text: "'Remove this before Christmas.' It does not say which.",
    answers: [
      {
        label: "Remove it",
        says: "Four other comments had been leaning on it. It is tidier now, though not at once.",
        bugs: 8,
        debt: -12,
      },
      { label: "Leave it", says: "You leave it. It is company.", debt: 4, leadsTo: "todo-reply" },
    ],
  },
  {
    id: "eleven",
    from: "The build server",
    subject: "Package not found",
    text: "A package of eleven lines has left the internet. Everything needs it.",
    answers: [
      {
        label: "Write eleven lines",
        says: "You wrote them, and are a maintainer now. There are already two complaints.",
        seconds: -15,
        debt: -6,
      },
      {
        label: "Find another one",
        says: "It has eleven lines as well, and forty dependencies to keep them company.",
        bugs: 4,
        debt: 8,
      },
    ],
  },
  {
    id: "names",
    from: "The code",
    subject: "Who is who",
    text: "The customer is called client, user, account and, in one place, 'the poor man'.",
    answers: [
      {
        label: "Rename them all",
        says: "They are all customers now. The poor man stays: it was his real name.",
        seconds: -30,
        debt: -20,
      },
      {
        label: "Add a fifth",
        says: "It is 'party'. Sales is enthusiastic.",
        seconds: 20,
        debt: 10,
      },
    ],
  },
  {
    id: "invented",
    from: "The language model",
    subject: "Certainly!",
    text: "I have used the function that does this, in forty places. You may wish to write it.",
    when: hired("model"),
    answers: [
      { label: "Write it", says: "'As I said,' it says.", seconds: -20, bugs: -8 },
      {
        label: "Ask if it is sure",
        says: "It apologises. It was wrong to be sure. It is sure of that.",
        bugs: 8,
      },
    ],
  },
  {
    id: "restore",
    from: "Leena, operations",
    subject: "The backups",
    text: "They have run every night for eight years. Has anybody ever tried to restore one?",
    answers: [
      {
        label: "Try it",
        says: "It restored a picture of a lake. Since this afternoon there are real ones, and the lake.",
        seconds: -30,
        bugs: -15,
        goodwill: 1,
      },
      {
        label: "Rather not know",
        says: "You both look at the floor. It is a good floor.",
        debt: 10,
      },
    ],
  },
  {
    id: "never-mind",
    from: "A search engine",
    subject: "1 result",
    text: "Somebody had exactly your problem in 2012. The only answer: 'Never mind, solved it.' Both were you.",
    answers: [
      {
        label: "Solve it again",
        says: "You went to write down how, for next time. Then there was coffee.",
        seconds: -15,
        bugs: -10,
      },
      {
        label: "Reply angrily",
        says: "Eleven people agree with you about yourself.",
        goodwill: 1,
        bugs: 3,
      },
    ],
  },
  {
    id: "data2",
    from: "The code",
    subject: "data2",
    text: "There is a variable called data2. There is no data.",
    answers: [
      {
        label: "Call it data",
        says: "Now there is. It looks relieved.",
        seconds: -10,
        debt: -8,
        leadsTo: "data3",
      },
      { label: "Don't look", says: "It is at the edge of your eye, all day.", debt: 5 },
    ],
  },
  {
    id: "disk",
    from: "The disk",
    subject: "Full",
    text: "The log has filled it. It says, eighty million times, that the disk is filling up.",
    answers: [
      { label: "Delete the log", says: "There is room now. It has begun to say so.", seconds: 10, bugs: 6 },
      {
        label: "Read the first line",
        says: "It says what is wrong, and since when. The other eighty million were only worried.",
        seconds: -15,
        bugs: -16,
      },
    ],
  },
  {
    id: "cable",
    from: "Leena, operations",
    subject: "The network is down",
    text: "I have followed the cable. At the other end of it sits Pertti.",
    answers: [
      {
        label: "Give him a carrot",
        says: "He put it beside the cable and compared. Then he moved in with the router.",
        seconds: -15,
        goodwill: 1,
        leadsTo: "router",
      },
      {
        label: "Buy a new cable",
        says: "He has tried that one too. It was the better year.",
        seconds: -10,
      },
    ],
  },
  {
    id: "go",
    from: "The whiteboard",
    subject: "Go?",
    text: "Somebody has written 'Go?' on it, in green.",
    when: ({ figures }) => figures.rewrites > 1,
    answers: [
      {
        label: "Wipe it off",
        says: "It was the other kind of pen. It is part of the architecture now.",
        seconds: -5,
        debt: 4,
      },
      {
        label: "Add 'home'",
        says: "'Go home?' Everybody did, at five. It is the most read document that we have.",
        goodwill: 2,
        seconds: -20,
      },
    ],
  },
]
