/** The lawyer's ground for objecting to a word. */
export const grounds: Readonly<Record<string, string>> = {
  General: "General is too particular.",
  Gentle: "Gentle is not a legal term. Ask anyone here.",
  Gravel: "Gravel is a matter for the municipality.",
  Grumpy: "I have a client who is grumpy, and he was first.",
  Guinea: "The last guinea was struck in 1814. I am still owed it.",
  Golden: "Gold makes me ask who pays.",
  Garlic: "The court has a nose.",
  Goose: "You can't serve papers on a goose. It bites.",
  Ginger: "Ginger is unfair to the other biscuits.",
  Galactic: "My practice ends at the Moon.",
  Public: "Which public? They have gone home.",
  Pig: "Did the pig sign?",
  Potato: "A potato is a minor until August.",
  Pancake: "A pancake has two sides. I need a third.",
  Penguin: "The penguin came to court in evening dress. It was ten in the morning.",
  Porridge: "Porridge sets a precedent. It sets everything.",
  Poetry: "Poetry can't be enforced. I have been to readings.",
  Pyjama: "Nobody was ever acquitted in pyjamas.",
  Puddle: "The puddle dried up in the witness box.",
  Plumber: "The plumber said Tuesday. Which Tuesday?",
  Licence: "I am paid by the letter, and that c is mine.",
  Library: "In there I would have to whisper. I don't whisper.",
  Lullaby: "I began to read the lullaby. Then it was four o'clock.",
  Lasagne: "Lasagne has too many layers of liability.",
  League: "It is twenty thousand leagues or none.",
  Laundry: "I can't be seen near laundry. I'm a lawyer.",
  Lottery: "So is my fee.",
  Lighthouse: "A lighthouse is not evidence, however often it is shown.",
  Ladder: "My last client is still up one.",
  Lawnmower: "I know a lawnmower. We settled.",
}

/** The lawyer's words on a thing from another page, which lies on his folder: at first, and when he objects to it. */
export const onFolder = {
  morning: (name: string) => `Good morning. I object. Also to ${name}.`,
  ground: (name: string) => `I object to ${name}. On what ground? On my folder.`,
} as const
