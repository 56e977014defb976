/** The comedian's answers to laughs at a thing on a stool beside him, by the phase of his joke or its outcome. */
export const upstaged = {
  start: "Good evening. Don't look at {name}. Look at me.",
  another: "Good evening. First {past}, now {name}. Look at me.",
  again: "Good evening. I see {name} again. Look at me.",
  idle: "I haven't started. You laughed at {name}.",
  answer: "I had finished. You laughed at {name}.",
  E: "You laughed at {name}. I was going to say “{punchline}”",
  D: [
    "That was for {name}. I saw it.",
    "I rehearse for a year, and then comes {name}.",
    "Shall I sit on the stool, and {name} stand here?",
  ],
} as const

/** The comedian's greetings after an evening with a thing on the stool, by the kind of what happened to it. */
export const memories: Readonly<Record<string, string>> = {
  won: "Last time you laughed at {name}. I have moved the stool.",
  drew: "I drew with {name} last time. I have told my mother that I won.",
  lost: "Last time I beat {name}. I have had it framed.",
  none: "Nobody laughed at {name} last time. I know the feeling.",
  left: "You laughed at {name}, and left. I had more jokes.",
  unknown: "You have come without {name}. Good evening.",
}

/** The comedian's answers and the paper's reviews, by the outcome of a joke. */
export const lines = {
  L: [
    "Thank you. That one took a year.",
    "Again? You're too kind.",
    "Could somebody write that down?",
    "My mother didn't laugh at that one.",
    "I have more of these. I have eight.",
    "You have a lovely laugh. Is it a recording?",
  ],
  G: [
    "That's a laugh with a cold.",
    "Groans are free. Tomatoes are two euros.",
    "My wife makes that sound.",
    "I felt that too.",
  ],
  S: [
    "Tap, tap. Is this on?",
    "I drove here from Tampere.",
    "I can hear the fridge.",
    "Hello? Cellar?",
    "The microphone laughed. That was feedback.",
    "I used to teach. This is the same.",
    "Somebody coughed. I'll take it.",
    "Good night. That was also a joke.",
  ],
  E: [
    "No, first I ask. Then you don't know. Then I say “{punchline}” Then you laugh.",
    "So you've heard it. “{punchline}” It works on three levels.",
    "Let me draw it. Here is you. Here is me. Here is “{punchline}”",
    "Was it my trousers?",
  ],
  D: [
    "You like it without the ending? So do I.",
    "That's where it stops now.",
    "I have wasted my life on endings.",
    "",
  ],
  T: ["Fair.", "Ripe. Thank you.", "That was my good shirt.", "Right. Has anybody got mozzarella?"],
  ducks: ["I was in politics.", "Missed. Left a bit.", "Is that all you brought?"],
  idle: {
    laugh: { said: "Thank you. I haven't started.", mood: "beams" },
    groan: { said: "You've read the poster.", mood: "calm" },
    throw: { said: "I haven't even…", mood: "ducks" },
  },
  reviews: {
    triumph: {
      headline: "Triumph in a cellar",
      text: "The audience laughed eight times, each time in the right place. The police are looking into it.",
    },
    dropped: {
      headline: "Comedian gives up endings",
      text: "He has found a new kind of joke, which stops. The State Prize rang him during the",
    },
    explained: {
      headline: "All jokes explained",
      text: "I now understand jokes. I am told that I used to like them.",
    },
    tomatoes: {
      headline: "Salad served at comedy night",
      text: "The performance was fresh. There was too little basil.",
    },
    silence: {
      headline: "Man talks in cellar",
      text: "At half past nine a chair creaked, and he thanked it.",
    },
    groans: {
      headline: "Groans heard in car park",
      text: "Residents thought of a cow. The cow has denied it.",
    },
    good: {
      headline: "Laughter in Kuopio",
      text: "I saw a man in row two show his teeth. He says it was a yawn.",
    },
    mixed: {
      headline: "Evening takes place",
      text: "There was a stage, and something happened on it. I have nothing to add, like the drummer.",
    },
  },
} as const
