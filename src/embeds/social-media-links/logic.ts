/** A telephone line shared by a modem, a receiver and a mother. Pure; advances by a second at a time. */

export type Line = "free" | "dialling" | "online" | "lifted" | "mother"

export type House = {
  line: Line
  /** Seconds since the line has been in its present state. */
  seconds: number
  /** The number of times Mother has used the telephone. */
  calls: number
  /** The digits dialled on the lifted receiver, at most four. */
  dialled: string
  /** The lines on the terminal, the newest last. */
  log: readonly string[]
  /** What is printed as soon as the modem is online. */
  asked: readonly string[]
}

/** The maximum number of lines on the terminal. */
export const maxLines = 9

/** The time the modem takes to dial, in seconds. */
export const dialSeconds = 3

/** The duration of Mother's calls, in seconds. */
export const motherSeconds = 5

export const quiet: House = {
  line: "free",
  seconds: 0,
  calls: 0,
  dialled: "",
  log: ["Terminal ready.", "The telephone is free. It won't be for long."],
  asked: [],
}

const remarks = [
  "Mother: Hello? It's whistling again.",
  "Mother: Are you on that thing? I have to ring Aunt Irma.",
  "Mother: It costs by the minute!",
  "Mother: I only wanted to hear whether it was free.",
  "Mother: Who is Pertti?",
]

const noise = ["{~~r{x~ }{~", "~{{ii~rx}~~{", "x~}~{~~{{r"]

/** Returns the seconds online, 24 to 34, until Mother lifts the receiver for the next time. */
export function secondsUntilMother(calls: number): number {
  return 24 + ((calls * 7 + 3) % 11)
}

/** A single line that is already the last one is not repeated. */
function print(house: House, ...lines: string[]): House {
  if (lines.length === 1 && lines[0] === house.log.at(-1)) return house
  return { ...house, log: [...house.log, ...lines].slice(-maxLines) }
}

function become(house: House, line: Line): House {
  return { ...house, line, seconds: 0, dialled: "" }
}

/** Returns the state a second later. */
export function second(before: House): House {
  const house = { ...before, seconds: before.seconds + 1 }
  if (house.line === "dialling" && house.seconds >= dialSeconds)
    return print(
      { ...become(house, "online"), asked: [] },
      "CONNECT 28800",
      ...(house.asked.length > 0 ? house.asked : ["You are online. Be quick."]),
    )
  if (house.line === "online" && house.seconds >= secondsUntilMother(house.calls)) {
    const { calls } = house
    return print(
      { ...become(house, "mother"), calls: calls + 1 },
      noise[calls % noise.length] as string,
      "NO CARRIER",
      remarks[calls % remarks.length] as string,
    )
  }
  if (house.line === "mother" && house.seconds >= motherSeconds)
    return print(become(house, "free"), "Click. The telephone is free.")
  return house
}

/** Returns whether the state changes without any action. */
export function isBusy(line: Line): boolean {
  return line === "dialling" || line === "online" || line === "mother"
}

/** Goes online or offline. */
export function toggleModem(house: House): House {
  switch (house.line) {
    case "free":
      return print({ ...become(house, "dialling"), asked: [] }, "ATDT 1998418", "Bee boo bee. Kshhhh.")
    case "lifted":
      return print(house, "NO DIALTONE. Somebody is holding the receiver. It is you.")
    case "mother":
      return print(house, "BUSY. Aunt Irma has been told about the knee.")
    default:
      return print(become(house, "free"), "+++ ATH", "Offline. It is quiet in here.")
  }
}

/** Prints the lines of a service. Dials first if the telephone is free. */
export function ask(house: House, lines: readonly string[]): House {
  if (house.line === "online") return print(house, ...lines)
  if (house.line === "free") return { ...toggleModem(house), asked: lines }
  if (house.line === "dialling") return { ...print(house, "Wait for it to whistle."), asked: lines }
  const why = {
    lifted: "The modem can't get a word in. Put the receiver down.",
    mother: "Mother is on the line.",
  }[house.line]
  return print(house, why)
}

/** Lifts or replaces the receiver. Lifting it ends a modem connection. */
export function toggleReceiver(house: House): House {
  switch (house.line) {
    case "lifted":
      return print(become(house, "free"), "Click.")
    case "mother":
      return print(house, "Mother: I am SPEAKING.")
    case "free":
      return print(become(house, "lifted"), "Tuuuut. Dial four digits.")
    default:
      return print(become(house, "lifted"), noise[0] as string, "NO CARRIER. That was you.", "Tuuuut.")
  }
}

/** Dials a digit; the fifth starts a new number. */
export function dial(house: House, digit: string): House {
  if (house.line !== "lifted") return print(house, "Nothing. Lift the receiver first.")
  return { ...house, dialled: house.dialled.length >= 4 ? digit : house.dialled + digit }
}

/** Returns the DTMF frequencies of a digit in hertz, for its row and its column on the keypad (ITU-T Q.23). */
export function toneOf(digit: string): [number, number] {
  const at = "123456789*0#".indexOf(digit)
  return [[697, 770, 852, 941][Math.floor(at / 3)] ?? 941, [1209, 1336, 1477][at % 3] ?? 1336]
}
