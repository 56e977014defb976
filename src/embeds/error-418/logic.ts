/** A teapot that is held by hand: its tilt, the stream, the cups, and the guest who wants coffee. */

/** A vessel on the table, in units of the picture. `when` is the level at which the guest says "When.". */
export type Vessel = { width: number; height: number; decilitres: number; when: number }

export const vessels = {
  cup: { width: 84, height: 62, decilitres: 2, when: 0.62 },
  thimble: { width: 34, height: 30, decilitres: 0.3, when: 0.5 },
  bath: { width: 190, height: 86, decilitres: 90, when: 0.7 },
} as const satisfies Record<string, Vessel>

export type Order = { wants: "coffee" | "tea"; vessel: keyof typeof vessels }

/** The orders of one visit. The fourth coffee is the last. */
export const orders: readonly Order[] = [
  { wants: "coffee", vessel: "cup" },
  { wants: "tea", vessel: "cup" },
  { wants: "coffee", vessel: "cup" },
  { wants: "tea", vessel: "thimble" },
  { wants: "coffee", vessel: "cup" },
  { wants: "tea", vessel: "bath" },
  { wants: "coffee", vessel: "cup" },
]

/** The picture's size, the height of the table, and the middle of the vessel. */
export const picture = { width: 520, height: 400, table: 330, vessel: 366 }
/** The range of the pot's middle. */
const range = { left: 96, right: 420, top: 120, bottom: 232 }
export const potScale = 0.75
/** The tilt of a pouring pot in degrees, the tilt at which tea begins to flow, and the speed in degrees a second. */
const pouringTilt = 46
const flowsFrom = 14
const tiltSpeed = 92
/** The flow of a pot that is tilted all the way, in decilitres a second. */
const maxFlow = 0.9
/** The content of a full pot, in decilitres. */
const potful = 9
/** The seconds that an answer stands before the next order. */
const answerSeconds = { refused: 1.9, right: 2.2, over: 2.2, empty: 2.6 }
/** A portion of tea as a share of `when`, for visitors without motion. */
const portion = 0.7

export type Answer = keyof typeof answerSeconds

export type State = {
  round: number
  x: number
  y: number
  tilt: number
  /** The level in the vessel, from 0; 1 is its rim. */
  level: number
  /** The tea in the pot, in decilitres. */
  left: number
  /** The tea on the table in this round and in all, in decilitres. */
  spilt: number
  spiltInAll: number
  /** The places of the puddles. */
  puddles: readonly { x: number; size: number }[]
  /** The tea that is falling now: the place of the stream, and whether it falls into the vessel. */
  stream: { x: number; y: number; hits: boolean } | null
  answer: Answer | null
  /** The seconds until the next order. */
  wait: number
  right: number
  /** Refused coffees, 0 to 4. */
  heat: number
}

export const initial: State = {
  round: 0,
  x: 140,
  y: 222,
  tilt: 0,
  level: 0,
  left: potful,
  spilt: 0,
  spiltInAll: 0,
  puddles: [],
  stream: null,
  answer: null,
  wait: 0,
  right: 0,
  heat: 0,
}

export const maxHeat = 4

export const orderOf = ({ round }: State): Order => orders[Math.min(round, orders.length - 1)] as Order
export const vesselOf = (state: State): Vessel => vessels[orderOf(state).vessel]
/** Returns whether the pot has boiled over, which ends the visit. */
export const isOver = ({ heat, answer }: State): boolean => heat === maxHeat && answer === null
/** Returns whether the guest has said "When.". */
export const hasSaidWhen = (state: State): boolean =>
  orderOf(state).wants === "tea" && state.level >= vesselOf(state).when

/** Returns the place of the spout. */
export function spoutOf({ x, y, tilt }: State): { x: number; y: number } {
  const angle = (tilt * Math.PI) / 180
  const [dx, dy] = [104 * potScale, -47 * potScale]
  return {
    x: x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: y + dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}

/** Moves the pot, within the picture. A boiled-over pot stays where it is. */
export function move(state: State, dx: number, dy: number): State {
  if (isOver(state)) return state
  return {
    ...state,
    x: Math.min(range.right, Math.max(range.left, state.x + dx)),
    y: Math.min(range.bottom, Math.max(range.top, state.y + dy)),
  }
}

/** Begins to pour: a pot that is asked for coffee refuses at once. */
export function begin(state: State): State {
  if (state.answer || isOver(state) || orderOf(state).wants === "tea") return state
  return { ...state, answer: "refused", wait: answerSeconds.refused, heat: state.heat + 1 }
}

/** Returns the state after some tea has left the spout. */
function poured(state: State, decilitres: number): State {
  const spout = spoutOf(state)
  const { width, decilitres: holds } = vesselOf(state)
  const hits = orderOf(state).wants === "tea" && Math.abs(spout.x - picture.vessel) < width / 2
  const amount = Math.min(state.left, decilitres)
  const level = hits ? Math.min(1, state.level + amount / holds) : state.level
  const lost = hits ? Math.max(0, state.level + amount / holds - 1) * holds : amount
  return {
    ...state,
    level,
    left: state.left - amount,
    stream: { ...spout, hits },
    spilt: state.spilt + lost,
    spiltInAll: state.spiltInAll + lost,
    puddles: lost > 0 ? grown(state.puddles, hits ? picture.vessel : spout.x, lost) : state.puddles,
  }
}

/** Adds tea to the puddle at a place, or makes a new one. */
function grown(puddles: State["puddles"], x: number, lost: number): State["puddles"] {
  const near = puddles.findIndex(puddle => Math.abs(puddle.x - x) < 44)
  const size = Math.sqrt(lost) * 18
  if (near < 0) return [...puddles, { x, size }].slice(-12)
  return puddles.map((puddle, i) =>
    i === near ? { ...puddle, size: Math.min(90, Math.hypot(puddle.size, size)) } : puddle,
  )
}

/** Returns the guest's answer once the pot is upright again; null while more may come. */
function answered(state: State): Answer | null {
  if (orderOf(state).wants === "coffee") return null
  if (state.left <= 0) return "empty"
  if (!hasSaidWhen(state)) return null
  return state.level >= 1 ? "over" : "right"
}

function withAnswer(state: State, answer: Answer | null): State {
  if (!answer) return state
  return { ...state, answer, wait: answerSeconds[answer], right: state.right + (answer === "right" ? 1 : 0) }
}

/** Goes on to the next order, with a full pot. After the last it stays. */
function next(state: State): State {
  const rest = { ...state, answer: null, wait: 0, stream: null, tilt: 0 }
  if (state.heat === maxHeat) return rest
  return { ...rest, round: state.round + 1, level: 0, spilt: 0, left: potful }
}

/** Returns the state some seconds later. A pot that is let go takes its time to stand up, and pours meanwhile. */
export function step(state: State, seconds: number, isHeld: boolean): State {
  if (isOver(state)) return state
  if (state.answer) {
    const wait = state.wait - seconds
    if (wait <= 0) return next(state)
    return { ...state, wait, stream: null, tilt: state.answer === "refused" ? -14 : 0 }
  }
  const pours = isHeld && orderOf(state).wants === "tea" && state.left > 0
  const tilt = pours
    ? Math.min(pouringTilt, Math.max(0, state.tilt) + tiltSpeed * seconds)
    : Math.max(0, state.tilt - tiltSpeed * seconds)
  const flow = (maxFlow * Math.max(0, tilt - flowsFrom)) / (pouringTilt - flowsFrom)
  const turned = { ...state, tilt, stream: null }
  // A bath takes more than a pot has, so the pot is quick to give it.
  const speed = orderOf(state).vessel === "bath" ? 2.6 : 1
  const flowed = flow > 0 && state.left > 0 ? poured(turned, flow * speed * seconds) : turned
  return tilt === 0 || flowed.left <= 0 ? withAnswer(flowed, answered(flowed)) : flowed
}

/** Pours one portion at once, for visitors without motion, and lets the answer stand until the next press. */
export function pourPortion(state: State): State {
  if (state.answer) return next(state)
  if (isOver(state)) return state
  if (orderOf(state).wants === "coffee") return begin(state)
  const { when, decilitres } = vesselOf(state)
  const amount = orderOf(state).vessel === "cup" ? when * portion * decilitres : potful
  const result = poured(state, amount)
  return withAnswer({ ...result, stream: null }, answered(result))
}
