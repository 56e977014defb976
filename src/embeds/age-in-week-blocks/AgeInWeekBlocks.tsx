import { useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useNow } from "../../hooks/browser/clock"
import { Field } from "../../kits/controls/Field"
import { useThing } from "../../kits/things/useThing"
import { dayNumber, dayOf } from "../../lib/calendar/calendarDay"
import { isBlank } from "../../lib/text/blank"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./AgeInWeekBlocks.module.css"
import { birthProblem, keyOf, namesByWeek, nameWeek, numberOf, readBorn, rowStarts, weekOf } from "./logic"
import { Hand } from "./parts/Hand"
import { Stage } from "./parts/Stage"
import { fallText, inUseText, ordinaryWeek, weekDays } from "./sentences"
import { useLife } from "./useLife"
import { useStack } from "./useStack"

type Props = {
  /**
   * The day of birth drawn until the visitor enters another, as 1986-03-21.
   *
   * @format day
   */
  example: string
  /** The events of the example life, each with its day, as 2024-05-31. */
  moments?: { day: string; name: string }[]
}

const noMoments: { day: string; name: string }[] = []

/** The number of fallen weeks that the visitor gets one for: a year of them. */
const momentWeeks = 52

/**
 * A life as a stack of weeks that rains down. Any week can be pulled out, except for this one.
 *
 * @feed Your whole life as a stack of weeks. Pull one out and see what it was holding up.
 */
export default function AgeInWeekBlocks({ example, moments = noMoments }: Props) {
  const now = useNow()
  const [life, setLife] = useLife()
  const [typed, setTyped] = useState<string | null>(null)
  const { give } = useThing()
  const [message, setMessage] = useState("")
  const [brag, setBrag] = useState<string | null>(null)
  const pulls = useRef(0)

  const today = now && dayNumber(dayOf(now))
  const isOwn = today !== null && birthProblem(life.born, today) === null
  const text = typed ?? life.born
  const read = readBorn(text)
  const problem = isBlank(text) || today === null ? null : birthProblem(read ?? "", today)
  const born = numberOf(isOwn ? life.born : example) ?? 0
  const week = today === null ? 0 : weekOf(born, today)
  const starts = rowStarts(born, Math.ceil((week + 2) / 52))
  const named = namesByWeek(born, isOwn ? life.names : moments)
  const stack = useStack(starts, today === null ? null : week)
  const { hand } = stack

  const enter = (next: string) => {
    setTyped(next)
    const iso = isBlank(next) ? "" : readBorn(next)
    if (iso === null || today === null || (iso !== "" && birthProblem(iso, today))) return
    if (iso !== life.born) setLife({ ...life, born: iso })
    setMessage("")
  }
  const nameOf = (of: number) => named.get(of) ?? (isOwn ? "" : ordinaryWeek(of))
  const keep = (name: string) => {
    if (hand === null) return
    if (isOwn) setLife(nameWeek(life, hand, name))
    stack.putBack()
    setMessage(isOwn && !isBlank(name) ? "It has a name now." : "As if nothing had happened.")
  }
  const pull = (of: number) => {
    if (of === week) {
      pulls.current++
      return setMessage(inUseText(pulls.current, keyOf(born + (week + 1) * 7)))
    }
    pulls.current = 0
    const fallen = stack.pull(of)
    const result = fallText(fallen, week, of === 0)
    setMessage(result)
    if (fallen >= momentWeeks) give()
    if (fallen > 0) setBrag(`I pulled one week out of a life, and ${pluralise(fallen, "week")} came down.`)
  }
  const whose = isOwn ? "your" : "Pertti’s"

  return (
    <section className={styles.tool} aria-label="A life in weeks">
      <div className={styles.top}>
        <Field
          className={styles.born}
          label="Born"
          inputMode="text"
          placeholder={example.slice(0, 4)}
          value={text}
          problem={problem}
          onChange={enter}
        />
        <div className={styles.place}>
          {hand === null ? (
            <p>
              {isOwn
                ? `${pluralise(week, "week")}, and this one.`
                : "These are Pertti’s. Say when you were born to get your own."}
            </p>
          ) : (
            <Hand key={hand} days={weekDays(born, hand)} name={nameOf(hand)} isOwn={isOwn} onPutBack={keep} />
          )}
        </div>
      </div>
      <Stage
        bodies={stack.bodies}
        clock={stack.clock}
        today={week}
        named={named}
        rows={starts.length - 1}
        label={`Pull a week out of ${whose} life`}
        nameOf={of => (of === week ? "this week" : weekDays(born, of))}
        onPull={pull}
        onLook={of =>
          setMessage(
            of === week ? "This week." : `${weekDays(born, of)}${named.has(of) ? `: ${nameOf(of)}` : ""}`,
          )
        }
      />
      <div className="buttons">
        <Button
          disabled={!stack.isTouched}
          onClick={() => {
            stack.again()
            setMessage("In order again.")
          }}
        >
          Stack them again
        </Button>
        <ShareButton {...(brag ? { text: brag } : {})} />
      </div>
      <StatusMessage>{message}</StatusMessage>
    </section>
  )
}
