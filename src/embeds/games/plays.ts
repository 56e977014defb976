/** The games that Pertti plays on the small screen, and loses: a few pictures each, in letters. */

export type Play = {
  /** At most four rows of thirteen signs. */
  frames: readonly string[]
  /** The way he lost. */
  end: string
}

/** The ways to lose each game, in the order in which he finds them. */
const plays: Readonly<Record<string, readonly Play[]>> = {
  tictactoe: [
    {
      frames: ["X . .\n. . .\n. . .", "X . .\n. O .\n. . .", "X . .\n. ( .\n. . .", "X . .\n.   .\n. . ."],
      end: "He ate the O. The O has won.",
    },
    {
      frames: ["X . .\n. O .\n. . .", "X X .\n. O .\n. . .", "X X .\n. O .\n. . O", "X X X\n. O .\n. . O"],
      end: "He saw the third X coming. He moved over for it.",
    },
    {
      frames: ["X . .\n. . .\n. . .", "X . .\n. X .\n. . .", "X . .\n. X .\n. . X"],
      end: "He played X as well. He has lost to himself.",
    },
  ],
  memory: [
    {
      frames: [
        "[?] [?]\n[?] [?]",
        "[7] [?]\n[?] [?]",
        "[7] [3]\n[?] [?]",
        "[?] [?]\n[?] [?]",
        "[7] [3]\n[?] [?]",
      ],
      end: "The same two cards. He was glad to see them again.",
    },
    {
      frames: ["[?] [?]\n[?] [?]", "[7] [?]\n[?] [?]", "[ ] [?]\n[?] [?]", "[ ] [ ]\n[ ] [?]"],
      end: "Three cards are in his cheeks. He plays with one.",
    },
    {
      frames: ["[?] [?]\n[?] [?]", "[?] [?]\n[3] [?]", "[?] [?]\n[3] [?]", "[?] [?]\n[?] [?]"],
      end: "He turned one card over. One is enough to remember.",
    },
  ],
  hangman: [
    {
      frames: [
        "+--+  _ _ _ _\n|\n|",
        "+--+  Q? no\n|  o\n|",
        "+--+  Q? no\n|  o\n| /|\\",
        "+--+  Q?\n|  o\n| /|\\\n| / \\",
      ],
      end: "He has great hopes of Q.",
    },
    {
      frames: [
        "+--+  _ _ _ _\n|\n|",
        "+--+  7? no\n|  o\n|",
        "+--+  8? no\n|  o\n| /|\\",
        "+--+  9? no\n|  o\n| /|\\\n| / \\",
      ],
      end: "There are no digits in it. He has ruled out three.",
    },
    {
      frames: [
        "+--+  _ _ _ _\n|\n|",
        "+--+  _ A _ _\n|\n|",
        "+--+  A A A A\n|  o\n|",
        "+--+  A A A A\n|  o\n| /|\\\n| / \\",
      ],
      end: "The A was right. He has used it four times.",
    },
  ],
  "rock-paper-scissors": [
    {
      frames: ["rock\npaper\nscissors", "   3", "   2", "   1", "(#)   vs  (*)\nrock     seed"],
      end: "He showed a seed. Nothing loses to a seed.",
    },
    {
      frames: ["rock\npaper\nscissors", "   3", "   2", "   1", "(#)   vs\nrock"],
      end: "He left at one. The rock won by staying.",
    },
    {
      frames: ["rock\npaper\nscissors", "   3", "   2", "   1", "8<    vs  [~]\nscissors  bed"],
      end: "It was paper until he slept in it. Scissors win.",
    },
  ],
  guessing: [
    {
      frames: ["1 to 100\n> 1_", "> 1\nhigher\n> 2_", "> 2\nhigher\n> 3_", "> 3\nhigher\n> 4_"],
      end: "He means to go on. It is 97.",
    },
    {
      frames: ["1 to 100\n> 50_", "> 50\nlower\n> 50_", "> 50\nlower\n> 50_", "> 50\nstill lower\n> 50_"],
      end: "It is 49. He is sure that 50 will come round.",
    },
    {
      frames: [
        "1 to 100\n> _",
        "1 to 100\n> seeds_",
        "> seeds\na number\n> 3 seeds_",
        "> 3 seeds\na number\n> 2_",
      ],
      end: "It was 3. He ate one while he was typing.",
    },
  ],
  "10x": [
    {
      frames: [
        "> _",
        "> make_",
        "> makekkkkk\nkkkkkkkkkkkkk",
        "> makekkkkk\nkkkkkkkkkkkkk\nkkkkkkkkkkkkk\nMERGED",
      ],
      end: "He sat on the K. It is in production.",
    },
    {
      frames: ["> _", "> fix bug_", "> fix bug\nfixed:  1\nnew:    2", "> fix bugs\nfixed:  2\nnew:  400"],
      end: "He has fixed two bugs. The other 400 are his.",
    },
    {
      frames: ["> _", "> rm_", "> rm sawdust", "> rm sawdust\nsawdust: gone\nnest: gone\nbonus: gone"],
      end: "He tidied up in production.",
    },
  ],
  unnamed: [
    {
      frames: ["[*][ ]\n[ ][*]", "[ ][*]\n[*][ ]", "[*][ ]\n[ ][*]", "[ ][ ]\n[ ][ ]\n   click"],
      end: "He bit the cable. All the lights are out. So is he.",
    },
    {
      frames: ["[*][ ]\n[ ][*]", "[*][*]\n[ ][*]", "[*][*]\n[*][*]", "[*][*]\n[*][*]\n  Z z z"],
      end: "He put on all the lights and fell asleep in them.",
    },
    {
      frames: ["[*][ ]\n[ ][*]", "[o][ ]\n[ ][*]", "[ ][ ]\n[ ][*]", "[ ][ ]\n[ ][o]"],
      end: "He sat on each light. None of them has hatched.",
    },
  ],
}

const unknown: readonly Play[] = [
  { frames: ["READY", "READY.", "READY..", "READY..."], end: "He was not." },
  { frames: ["READY", "READY?", "READY?\n\n   (o.o)"], end: "He looked for the button. It is for reading." },
  { frames: ["READY", "READY.", "REA"], end: "He ate half of the screen. He found it hard to read." },
]

/** Returns the play of a game by its name, another for each of the first times; `time` counts from 0. */
export function playOf(name: string | null, time = 0): Play {
  const ways = (name !== null && plays[name]) || unknown
  return ways[time % ways.length] as Play
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
