/** Things of known length that the visitor could have done instead, and how often they fit into a time. */

export type Instead = {
  /** Completes "You could have". */
  what: string
  seconds: number
  /** The source or calculation of the length. */
  why: string
}

/** Shortest first. */
export const instead: readonly Instead[] = [
  {
    what: "sent light to the Moon and had it back",
    seconds: 2.564,
    why: "twice 384,400 km at 299,792 km/s",
  },
  {
    what: "run 100 metres, being Usain Bolt",
    seconds: 9.58,
    why: "Berlin, 16 August 2009",
  },
  {
    what: "made the first flight of the Wright brothers",
    seconds: 12,
    why: "Kill Devil Hills, 17 December 1903",
  },
  {
    what: "loaded a full diskette down a 56k modem at its best",
    seconds: 210.65,
    why: "1,474,560 bytes at 56,000 bits a second",
  },
  {
    what: "sat through 4′33″ by John Cage, in silence",
    seconds: 273,
    why: "4 minutes and 33 seconds, hence the name",
  },
  {
    what: "waited for light from the Sun to get here",
    seconds: 499,
    why: "149,597,871 km at 299,792 km/s",
  },
  {
    what: "played a half of football, without added time",
    seconds: 2700,
    why: "45 minutes, by the Laws of the Game",
  },
  {
    what: "flown round the Earth on the space station",
    seconds: 5580,
    why: "some 93 minutes a time round",
  },
  {
    what: "walked on the Moon with Apollo 11, from the hatch and back",
    seconds: 9100,
    why: "2 h 31 min 40 s, on 21 July 1969 by universal time",
  },
  {
    what: "watched the Earth turn once",
    seconds: 86164,
    why: "a sidereal day: 23 h 56 min 4 s",
  },
]

/** Returns the things that fit into `time` seconds, each with how often, and the first that does not fit yet. */
export function achievements(time: number): {
  done: (Instead & { times: string })[]
  next: Instead | undefined
} {
  const done = instead.filter(({ seconds }) => time >= seconds)
  return {
    done: done.map(thing => ({ ...thing, times: timesText(Math.floor(time / thing.seconds)) })),
    next: instead[done.length],
  }
}

/** Formats a number of times, from 1: "once", "3 times". */
function timesText(times: number): string {
  if (times === 1) return "once"
  return times === 2 ? "twice" : `${times.toLocaleString("en-GB")} times`
}
