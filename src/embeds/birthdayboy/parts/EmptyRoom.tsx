import { type CSSProperties, useState } from "react"
import { minValue, number, pipe } from "valibot"
import { now, useNow } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { inSentence, useGuest } from "../../../kits/guest/useGuest"
import * as styles from "../BirthdayBoy.module.css"
import {
  awakeMs,
  depthAt,
  depthOn,
  fliesUp,
  isAwake,
  lampScore,
  opinionOf,
  pillowText,
  scoreOf,
  visitorScore,
} from "../nap"
import { pillowKinds, useMissed } from "../useMissed"
import { BalloonShape } from "./BalloonShape"
import { LampMark, Pillow } from "./Pillow"
import { Room } from "./Room"
import { Sleeper } from "./Sleeper"

type Props = {
  /** True if the party was yesterday. */
  isAfter: boolean
  /** The age he has just reached on the day after the party, otherwise the age he reaches next. */
  age: number
}

/** The number of bangs he remembers. */
const bangs = storageEntry("birthdayboy", pipe(number(), minValue(0)), 0)

/** Messages for poking him while he sleeps, in turn. */
const pokeMessages = [
  "He turned over.",
  "He turned back.",
  "He said something about sunflower seeds.",
  "He sleeps on the other ear.",
]

/** The balloons under the ceiling with their position in per cent of the room, from the left and the top. */
const balloons = [
  { name: "red", fill: "#e02020", left: 34, top: 7 },
  { name: "blue", fill: "#3d6ef0", left: 46, top: 24 },
  { name: "yellow", fill: "#f2b705", left: 84, top: 5 },
  { name: "green", fill: "#1f9a4a", left: 9, top: 22 },
  { name: "violet", fill: "#9a4ce0", left: 21, top: 12 },
] as const

type Bang = { at: number; score: string; depth: number; x: number; y: number; number: number }

/** The room without a party: a light, a chair, and balloons that wake him when they burst. */
export function EmptyRoom({ isAfter, age }: Props) {
  const [lit, setLit] = useState(false)
  const [pokes, setPokes] = useState(0)
  const [burst, setBurst] = useState<readonly string[]>([])
  const [bang, setBang] = useState<Bang | null>(null)
  const [message, setMessage] = useState("")
  const [remembered, setRemembered] = useStorage(bangs)
  const moves = useMotion()
  const guest = useGuest()
  const missed = useMissed(guest)
  const missedName = missed && inSentence(missed.thing)
  /** The path of the guest that is up at the lamp and not under his head. */
  const [up, setUp] = useState<string | null>(null)
  const isPillowUp = guest !== null && up === guest.path
  const pillow = guest && inSentence(guest)
  const time = useNow(1000)?.getTime() ?? 0
  // When the ceiling is empty, the last bang is his.
  const isHisTurn = bang !== null && burst.length === balloons.length && time - bang.at >= awakeMs
  const awake = bang !== null && (isHisTurn || isAwake(time, bang.at))
  const card = isHisTurn ? visitorScore(remembered) : (bang?.score ?? null)

  const light = () => {
    setLit(!lit)
    setMessage("")
  }
  const poke = () => {
    setPokes(pokes + 1)
    setMessage(awake ? "He points at the card." : (pokeMessages[pokes % pokeMessages.length] ?? ""))
  }
  const blow = () => {
    const [name] = burst
    setBurst(burst.slice(1))
    setMessage(name ? `A new ${name} one.` : "The ceiling is full.")
  }
  const pop = ({ name, left, top }: (typeof balloons)[number]) => {
    if (burst.includes(name)) return setMessage(`The ${name} one has burst already.`)
    const at = now()
    const depth = depthOn(depthAt(at, bang?.at ?? null), isPillowUp)
    const flight = guest && pillowText(guest.name, depth, isPillowUp)
    setUp(guest && fliesUp(depth, isPillowUp) ? guest.path : null)
    if (isPillowUp)
      guest.remember("Was a hamster's pillow, flew up to a lamp, and came down.", pillowKinds.down)
    else if (guest && fliesUp(depth, isPillowUp))
      guest.remember("Was a hamster's pillow, and flew up to a lamp.", pillowKinds.up)
    const score = scoreOf(depth, remembered)
    setRemembered(remembered + 1)
    setBurst([...burst, name])
    setBang({ at, score, depth, x: left * 3.2 + 17, y: top * 2 + 20, number: (bang?.number ?? 0) + 1 })
    // A jump this high hits the light switch with his head.
    if (Number(score) >= lampScore) setLit(true)
    const isLast = burst.length === balloons.length - 1
    setMessage(
      `Bang. ${flight ?? opinionOf(score, depth)} He gives it ${score}.${isLast ? " The last one. Don't turn round." : ""}`,
    )
  }
  const seen = lit
    ? isAfter
      ? "the room in the light: confetti on the floor, half a cake, and Pertti"
      : "the room in the light: a chair, and Pertti on it,"
    : isAfter
      ? "a dark room with something on the floor that rustles"
      : "a dark room with a chair and a burst balloon"
  const where = pillow === null ? "" : `, with ${pillow} ${isPillowUp ? "on the lamp" : "on the chair"}`
  const mark = missed?.isUp ? `, and a mark of ${missedName} on the lamp` : ""
  const doing = awake ? `awake, with a card that says ${card}` : "asleep"
  const more = isAfter ? " in a paper hat" : " beside a box that says Balloons"
  /** Said while he sleeps and nothing has happened. */
  const quiet =
    pillow !== null
      ? isPillowUp
        ? `Psst. He dozes, with ${pillow} up at the lamp.`
        : `Psst. He takes ${pillow} for a pillow.`
      : lit
        ? missedName === null
          ? "Psst. He is asleep."
          : `Psst. He is asleep. He misses ${missedName}.`
        : isAfter
          ? `It was yesterday. He is ${age} now, and the cake was good.`
          : missedName !== null
            ? `He remembers you, and misses ${missedName}. There are new balloons.`
            : remembered > 0
              ? "He remembers you. He has put up new balloons."
              : `Nothing is going on here. When he turns ${age}, it will.`
  return (
    <>
      <div className={styles.scene} data-still={!moves || undefined}>
        <Room
          label={`There is ${seen}${lit ? ` ${doing}${more}` : ""}${where}${mark}`}
          lit={lit}
          isAfter={isAfter}
          bang={isHisTurn ? { x: 160, y: 96, number: bang.number + 1 } : awake ? bang : null}
        >
          {missed?.isUp && <LampMark thing={missed.thing} lit={lit} />}
          {guest && <Pillow guest={guest} isUp={isPillowUp} lit={lit} turned={pokes % 2 === 1} />}
          <Sleeper
            lit={lit}
            hat={isAfter}
            turned={pokes % 2 === 1}
            card={awake ? card : null}
            bangs={(bang?.number ?? 0) + (isHisTurn ? 1 : 0)}
            height={isHisTurn ? 0 : (bang?.depth ?? 0)}
            depth={depthOn(depthAt(time, bang?.at ?? null), isPillowUp)}
          />
        </Room>
        {/* The lamp itself as a pointer target; the button below the picture is the accessible one. */}
        <button type="button" className={styles.lamp} tabIndex={-1} aria-hidden="true" onClick={light} />
        {balloons.map((balloon, i) => {
          const isBurst = burst.includes(balloon.name)
          return (
            <button
              key={balloon.name}
              type="button"
              className={`${styles.balloon} ${styles.loose}`}
              style={
                {
                  left: `${balloon.left}%`,
                  top: `${balloon.top}%`,
                  "--late": `${i * -0.9}s`,
                } as CSSProperties
              }
              aria-label={`${balloon.name} balloon${isBurst ? ", burst" : ""}`}
              onClick={() => pop(balloon)}
            >
              <BalloonShape fill={balloon.fill} isBurst={isBurst} />
            </button>
          )
        })}
        {lit && <button type="button" className={styles.poke} aria-label="Poke Pertti" onClick={poke} />}
        {!isAfter && (
          <button
            type="button"
            className={`${styles.poke} ${styles.box}`}
            aria-label="Open the box of balloons"
            onClick={blow}
          />
        )}
      </div>
      <div className={styles.row}>
        <button type="button" aria-pressed={lit} onClick={light}>
          Light
        </button>
        <span role="status">
          {isHisTurn
            ? `BANG. That one was his, behind your back. He gives you ${card}.`
            : message || (awake ? "He points at the card." : quiet)}
        </span>
      </div>
    </>
  )
}
