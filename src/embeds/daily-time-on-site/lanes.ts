/** The runners in the race against the seated visitor: the short entries of `instead`, each at its true pace. */
import { type Instead, instead } from "./logic"

export type Runner = "light" | "bolt" | "flyer" | "diskette" | "sunlight"

export type Lane = {
  runner: Runner
  name: string
  /** The label at the end of the lane. */
  finish: string
  /** The time from start to finish; for a return trip, there and back. */
  seconds: number
  /** True if the runner goes back and forth forever. */
  returns: boolean
  /** The message on arrival. */
  home: string
}

const secondsOf = (part: string) => (instead.find(({ what }) => what.includes(part)) as Instead).seconds

/** Fastest first. */
export const lanes: readonly Lane[] = [
  {
    runner: "light",
    name: "Light",
    finish: "Moon",
    seconds: secondsOf("light to the Moon"),
    returns: true,
    home: "Light has been to the Moon and back. It didn't stop to look.",
  },
  {
    runner: "bolt",
    name: "Usain Bolt",
    finish: "100 m",
    seconds: secondsOf("Usain Bolt"),
    returns: false,
    home: "Bolt is home. You have not left the chair.",
  },
  {
    runner: "flyer",
    name: "The Wright brothers",
    finish: "37 m",
    seconds: secondsOf("Wright brothers"),
    returns: false,
    home: "The first flight is over. The chair is still on the ground.",
  },
  {
    runner: "diskette",
    name: "A diskette, by modem",
    finish: "1.44 MB",
    seconds: secondsOf("diskette"),
    returns: false,
    home: "The diskette is through. You could have carried it.",
  },
  {
    runner: "sunlight",
    name: "Light from the Sun",
    finish: "Earth",
    seconds: secondsOf("light from the Sun"),
    returns: false,
    home: "What left the Sun when you sat down is on your shoulder.",
  },
]

/** The message at the start. */
export const start = "They are off. You have chosen the chair."
