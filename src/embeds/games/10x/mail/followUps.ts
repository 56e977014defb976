/** Messages that follow from an earlier answer. */
import type { Message } from "./message"

export const followUps: readonly Message[] = [
  {
    id: "saturday",
    from: "Leena, operations",
    subject: "Re: A very small change",
    text: "It is Saturday. We have found out what the very small change changed.",
    answers: [
      {
        label: "Come in",
        says: "You mended it together, in coats. There were buns. It was not the worst Saturday.",
        seconds: -30,
        bugs: -10,
        goodwill: 2,
      },
      {
        label: "On Monday, then",
        says: "On Monday it was a tradition.",
        bugs: 8,
        goodwill: -1,
      },
    ],
  },
  {
    id: "todo-reply",
    from: "A comment in the code",
    subject: "Re: TODO",
    text: "Under it there is a reply: 'Not yet.' It is dated last week. It has your name on it.",
    answers: [
      {
        label: "Reply 'When?'",
        says: "Now it is a discussion, and can't be deleted.",
        debt: 4,
        goodwill: 1,
      },
      {
        label: "Remove both",
        says: "It is quiet in the file. You had not noticed the noise before.",
        seconds: -10,
        debt: -14,
      },
    ],
  },
  {
    id: "router",
    from: "Leena, operations",
    subject: "Re: The network is down",
    text: "Pertti sleeps on the router, because it is warm. The network has never been so stable.",
    answers: [
      {
        label: "Let him sleep",
        says: "Leena has drawn him into the diagram. He is redundant in no sense of the word.",
        boost: [1.5, 90],
      },
      {
        label: "Wake him",
        says: "He looked at you. All the lights went orange.",
        bugs: 6,
        goodwill: -2,
      },
    ],
  },
  {
    id: "data3",
    from: "Onni, intern",
    subject: "Re: data2",
    text: "I have made a data3. Data was taken.",
    answers: [
      {
        label: "Ask what is in it",
        says: "He thought. He now calls it 'orders', and so does everybody. It is a good day.",
        seconds: -10,
        debt: -12,
        goodwill: 1,
      },
      {
        label: "Nod",
        says: "There is a data4 by evening.",
        debt: 8,
      },
    ],
  },
  {
    id: "slides",
    from: "Reception",
    subject: "A visitor",
    text: "There is a stranger in the lobby, with slides, and a crab on his jumper.",
    answers: [
      {
        label: "Let him speak",
        says: "He was right about everything, at length. The jumper was nice.",
        meeting: 20,
        bugs: -12,
        goodwill: 1,
      },
      {
        label: "Send Kari down",
        says: "They have been talking for an hour. Kari's jumper has a crab on it now.",
        debt: 6,
      },
    ],
  },
]
