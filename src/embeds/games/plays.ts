/** The games that Pertti plays on the small screen, and loses: a few pictures each, in letters. */

export type Play = {
  /** At most four rows of thirteen signs. */
  frames: readonly string[]
  /** The way he lost. */
  end: string
}

const plays: Readonly<Record<string, Play>> = {
  tictactoe: {
    frames: ["X . .\n. . .\n. . .", "X . .\n. O .\n. . .", "X . .\n. ( .\n. . .", "X . .\n.   .\n. . ."],
    end: "He ate the O. The O has won.",
  },
  memory: {
    frames: [
      "[?] [?]\n[?] [?]",
      "[7] [?]\n[?] [?]",
      "[7] [3]\n[?] [?]",
      "[?] [?]\n[?] [?]",
      "[7] [3]\n[?] [?]",
    ],
    end: "The same two cards. He was glad to see them again.",
  },
  hangman: {
    frames: [
      "+--+  _ _ _ _\n|\n|",
      "+--+  Q? no\n|  o\n|",
      "+--+  Q? no\n|  o\n| /|\\",
      "+--+  Q?\n|  o\n| /|\\\n| / \\",
    ],
    end: "He has great hopes of Q.",
  },
  "rock-paper-scissors": {
    frames: ["rock\npaper\nscissors", "   3", "   2", "   1", "(#)   vs  (*)\nrock     seed"],
    end: "He showed a seed. Nothing loses to a seed.",
  },
  guessing: {
    frames: ["1 to 100\n> 1_", "> 1\nhigher\n> 2_", "> 2\nhigher\n> 3_", "> 3\nhigher\n> 4_"],
    end: "He means to go on. It is 97.",
  },
  "10x": {
    frames: [
      "> _",
      "> make_",
      "> makekkkkk\nkkkkkkkkkkkkk",
      "> makekkkkk\nkkkkkkkkkkkkk\nkkkkkkkkkkkkk\nMERGED",
    ],
    end: "He sat on the K. It is in production.",
  },
  unnamed: {
    frames: ["[*][ ]\n[ ][*]", "[ ][*]\n[*][ ]", "[*][ ]\n[ ][*]", "[ ][ ]\n[ ][ ]\n   click"],
    end: "He bit the cable. All the lights are out. So is he.",
  },
}

const unknown: Play = {
  frames: ["READY", "READY.", "READY..", "READY..."],
  end: "He was not.",
}

/** Returns the play of a game by its name. */
export function playOf(name: string | null): Play {
  return (name !== null && plays[name]) || unknown
}

/** The losses after which he goes to bed. */
export const bedtime = 7

/** Describes the score, from Pertti's side. */
export function scoreText(losses: number): string {
  return `PERTTI 0  GAMES ${losses}`
}

/** The picture between two games, and the one at the end. */
export const idle = "INSERT GAME\n\n   (o.o)"
export const asleep = "  Z z z\n   (-.-)\nON THE SWITCH"
