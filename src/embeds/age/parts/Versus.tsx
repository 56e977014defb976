import { useId, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { Field } from "../../../kits/controls/Field"
import { type Day, dayNumber } from "../../../lib/calendar/calendarDay"
import { pluralise } from "../../../lib/text/pluralise"
import * as styles from "../Age.module.css"
import { readDay } from "../logic"
import type { HamsterLives } from "../schema"
import { compareAges, hamstersIn, lifeOf } from "../versus"

/** An example birthday, used until the visitor enters one. */
const example: Day = { year: 2000, month: 1, day: 1 }

type Props = {
  born: Day
  /** Null until the time is known. */
  today: Day | null
  /** The experience of each hamster in a human life. */
  lives: HamsterLives
}

/** His age and the visitor's as hamsters of two years each, what each hamster saw, and how the two ages compare. */
export function Versus({ born, today, lives }: Props) {
  const [typed, setTyped] = useState("")
  const [asked, setAsked] = useState<number | null>(null)
  const day = readDay(typed)
  const isUnborn = day !== null && today !== null && dayNumber(day) > dayNumber(today)
  const isTooOld = day !== null && today !== null && hamstersIn(day, today) > 65
  // A year still being typed (0002, 0020) is no valid day; this is not reported as an error.
  const isUnknown = typed !== "" && day === null
  const yours = typed === "" ? example : isUnborn || isTooOld ? null : day
  const count = yours && today ? hamstersIn(yours, today) : 0
  return (
    <section className={styles.versus} aria-label="You beside him">
      <Field
        label="You were born on"
        type="date"
        value={typed}
        aria-invalid={isUnborn || isTooOld || undefined}
        onChange={setTyped}
        beside
      />
      <Asked count={count} asked={yours && asked} isExample={typed === ""} onAsk={yours && setAsked} />
      <Row name="Pertti" count={today ? hamstersIn(born, today) : 0} />
      <p className={styles.life} role="status">
        {yours && asked !== null && asked < Math.max(1, count)
          ? `${lifeOf(yours, asked)} ${lives[Math.min(asked, lives.length - 1)]}`
          : yours
            ? "Press a hamster of yours: each saw two years of you."
            : "There is no hamster of yours to press."}
      </p>
      <p role="status" className={styles.both}>
        {yours && today
          ? `${typed === "" ? "Say, 1 January 2000. " : ""}${compareAges(born, yours, today).join(" ")}`
          : isUnborn
            ? "That day is still to come, and so are your hamsters."
            : isTooOld
              ? "That is more than 65 hamsters ago. Not even Jeanne Calment got so far."
              : isUnknown
                ? "No calendar of mine goes back so far."
                : "A hamster is two years. Say when you began, and yours come out too."}
      </p>
    </section>
  )
}

type AskedProps = {
  count: number
  /** The index of the hamster that speaks; null if none does. */
  asked: number | null
  isExample: boolean
  /** Null while no valid birthday is entered. */
  onAsk: ((index: number) => void) | null
}

/** The visitor's hamsters as radio buttons, each of which tells its story. */
function Asked({ count, asked, isExample, onAsk }: AskedProps) {
  const name = useId()
  const motion = useMotion()
  return (
    <div className={styles.row}>
      <b>{isExample ? "You?" : "You"}</b>
      <fieldset className={styles.hamsters} aria-label="Your hamsters" data-moves={motion}>
        {Array.from({ length: Math.max(1, Math.ceil(count)) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a generation is its place
          <span key={i} className={styles.asked} data-tells={i === asked || undefined}>
            <Hamster part={Math.min(1, Math.max(0, count - i))} />
            <input
              type="radio"
              name={name}
              aria-label={`Hamster ${i + 1}`}
              checked={i === asked}
              disabled={onAsk === null}
              onChange={() => onAsk?.(i)}
            />
          </span>
        ))}
      </fieldset>
    </div>
  )
}

function Row({ name, count }: { name: string; count: number }) {
  const whole = Math.floor(count)
  return (
    <div className={styles.row}>
      <b>{name}</b>
      <div
        className={styles.hamsters}
        role="img"
        aria-label={`${name}: ${pluralise(whole, "hamster")} of two years`}
      >
        {count === 0 ? (
          <Hamster part={0} />
        ) : (
          Array.from({ length: Math.ceil(count) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a generation is its place
            <Hamster key={i} part={Math.min(1, count - i)} />
          ))
        )}
      </div>
    </div>
  )
}

/** A hamster from the front, filled up to `part` of its life (0 to 1); the rest is an outline. */
function Hamster({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <g fill="#fff" stroke="#8a6a45" strokeDasharray="2 1.500">
        <circle cx="5.500" cy="6" r="3.500" />
        <circle cx="18.500" cy="6" r="3.500" />
        <ellipse cx="12" cy="13.500" rx="10" ry="9" />
      </g>
      {part > 0 && (
        <svg viewBox={`0 0 ${24 * part} 24`} width={24 * part} height="24" x="0" y="0" aria-hidden="true">
          <circle cx="5.500" cy="6" r="3.500" fill="#c9752b" stroke="#5b3512" />
          <circle cx="18.500" cy="6" r="3.500" fill="#c9752b" stroke="#5b3512" />
          <circle cx="5.500" cy="6" r="1.700" fill="#f5b7a8" />
          <circle cx="18.500" cy="6" r="1.700" fill="#f5b7a8" />
          <ellipse cx="12" cy="13.500" rx="10" ry="9" fill="#e59a3f" stroke="#5b3512" />
          <ellipse cx="12" cy="17" rx="6.500" ry="5" fill="#fff2dc" />
          <circle cx="8" cy="11.500" r="1.500" fill="#1c0f05" />
          <circle cx="16" cy="11.500" r="1.500" fill="#1c0f05" />
          <path d="M11 14h2l-1 1.300Z" fill="#b4456a" />
          <path d="M10 17q1 1 2-1q1 2 2 1" fill="none" stroke="#5b3512" />
        </svg>
      )}
    </svg>
  )
}
