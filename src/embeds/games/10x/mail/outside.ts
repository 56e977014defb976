/** Messages from outside the team: users, strangers, the weather and the coffee machine. */
import type { Message } from "./message"

export const outside: readonly Message[] = [
  {
    id: "framework",
    from: "The internet",
    subject: "A new framework",
    text: "It came out while you had lunch. It replaces the one that you had before lunch.",
    answers: [
      {
        label: "Use it",
        says: "Everything is lighter, faster and, by coffee time, deprecated.",
        boost: [1.5, 60],
        debt: 20,
      },
      {
        label: "Have a coffee first",
        says: "By the time the cup was empty, it was deprecated. You have saved a year.",
        debt: -5,
      },
    ],
  },
  {
    id: "mail-to-all",
    from: "Leena, operations",
    subject: "hello test 2 cat",
    text: "This has just gone to every customer we have. So has the attachment. It shows a cat.",
    answers: [
      {
        label: "Apologise",
        says: "Forty customers replied that it was the best letter they have had from us.",
        seconds: -15,
        goodwill: 1,
      },
      {
        label: "Send test 3",
        says: "More people opened it than the newsletter. Marketing won't speak to you.",
        seconds: 20,
        goodwill: -1,
      },
    ],
  },
  {
    id: "printer",
    from: "Facilities",
    subject: "You know computers",
    text: "The printer has stopped. You know computers, people say.",
    answers: [
      {
        label: "Look at it",
        says: "You opened a flap and closed it. It prints. You are a god until Thursday.",
        seconds: -25,
        goodwill: 2,
      },
      { label: "I do software", says: "They understood. It was out of paper.", goodwill: -1 },
    ],
  },
  {
    id: "dark",
    from: "A user",
    subject: "It hurts",
    text: "Your page is very white. I read it at night, beside somebody who sleeps.",
    answers: [
      {
        label: "Make it dark",
        says: "Both are grateful, one of them in a dream.",
        seconds: -25,
        goodwill: 1,
      },
      {
        label: "Suggest a lamp",
        says: "The lamp has been bought. It got five stars, and you got one.",
        seconds: 10,
        goodwill: -1,
      },
    ],
  },
  {
    id: "keys",
    from: "A user",
    subject: "The button",
    text: "I can't use a mouse. Where is the button?",
    answers: [
      {
        label: "Make it a button",
        says: "It was a picture of a button, in nine places. Now everybody can press it, with a bun in one hand.",
        seconds: -20,
        bugs: -10,
        goodwill: 2,
      },
      { label: "Under the menu", says: "They know. That is what they wrote.", goodwill: -2 },
    ],
  },
  {
    id: "snow",
    from: "The weather",
    subject: "Snow",
    text: "The bus is late. Half of the team is at home, and the other half is on the bus.",
    answers: [
      {
        label: "Stay at home, all",
        says: "It was quiet, and everything got done. The landlord is not to hear of it.",
        boost: [1.5, 60],
      },
      {
        label: "Wait for the bus",
        says: "You all stood at the window. It was a good meeting, and had no invitation.",
        seconds: -10,
        goodwill: 1,
      },
    ],
  },
  {
    id: "coffee",
    from: "The coffee machine",
    subject: "Update available",
    text: "New in version 2: an account.",
    answers: [
      {
        label: "Update",
        says: "After twenty minutes it knows your name, and has opinions about your password. The coffee is better.",
        seconds: -20,
        boost: [1.5, 90],
        bugs: 3,
      },
      { label: "Remind me later", says: "It will. It learned that from you." },
    ],
  },
  {
    id: "recruiter",
    from: "A recruiter",
    subject: "A unique opportunity, dear {name}",
    text: "We are looking for a 10x developer, at a competitive salary.",
    answers: [
      { label: "Ask about the salary", says: "It competed, and lost.", seconds: -5 },
      {
        label: "Pass it on to Kari",
        says: "Kari has gone, for two weeks. He will be back. He has left his cup.",
        goodwill: 1,
        debt: 3,
      },
    ],
  },
  {
    id: "hour",
    from: "The customer",
    subject: "An hour",
    text: "Your clock is wrong by an hour. It is wrong twice a year, on a Sunday, and then for months.",
    answers: [
      { label: "Add an hour", says: "It is right now, for months.", bugs: 9 },
      {
        label: "Read about time zones",
        says: "You know now that Nepal is at five and three quarters. You try to tell people. They walk away.",
        seconds: -40,
        bugs: -18,
      },
    ],
  },
  {
    id: "rust",
    from: "A stranger",
    subject: "Have you considered Rust?",
    text: "I came across your project and could not sleep.",
    when: ({ figures }) => figures.rewrites > 0,
    answers: [
      {
        label: "It is in Rust",
        says: "He asks whether you have considered it again. You had.",
        goodwill: 1,
        debt: 4,
      },
      {
        label: "Never heard of it",
        says: "He is on his way. He has slides.",
        leadsTo: "slides",
      },
    ],
  },
]
