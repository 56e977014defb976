import { useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useGlobalKeys } from "../../kits/board/useGlobalKeys"
import { Field } from "../../kits/controls/Field"
import { useTicks } from "../../kits/motion/useTicks"
import {
  digitLine,
  highScores,
  initials,
  type Key,
  keyOf,
  keys,
  type Line,
  pressKey,
  tapeLength,
  typedKeys,
} from "./logic"
import { Heap } from "./parts/Heap"
import { History } from "./parts/History"
import { Machine } from "./parts/Machine"
import { digitRemark, remarkOn, undoRemark } from "./remarks"
import { useDesk } from "./useDesk"
import * as styles from "./Zero.module.css"

type Taped = Line & { id: number }

const first: readonly Taped[] = [
  { id: 0, sum: "0 + 0", result: "0" },
  { id: 1, sum: "0 × 0", result: "0" },
]

/** The duration of the alarm before the display returns to zero, in milliseconds. */
const alarmMs = 2500

/**
 * A calculator in which every result is zero, with an undo button for nothing, a table of high scores and a wordless
 * history.
 *
 * @feed A calculator for zero, with an undo for nothing and a high score table in which everybody is first.
 */
export default function Zero() {
  const { values, set } = useAddress({ name: text("", { maxLength: 8 }) })
  const [tape, setTape] = useState(first)
  const [message, setMessage] = useState("Zero, as you left it.")
  const name = initials(values.name)
  const result = tape.at(-1)?.result ?? "0"
  const add = (line: Line) =>
    setTape(old => [...old, { ...line, id: (old.at(-1)?.id ?? 0) + 1 }].slice(-tapeLength))
  const machine = useRef<HTMLDivElement>(null)
  const desk = useDesk(setMessage)
  const [presses, setPresses] = useState<Readonly<Record<string, number>>>({})
  /** Counts a press of a key, and returns the number of earlier ones. */
  const count = (key: string) => {
    setPresses({ ...presses, [key]: (presses[key] ?? 0) + 1 })
    return presses[key] ?? 0
  }
  const press = (key: Key) => {
    const line = pressKey(key)
    add(line)
    desk.drop(remarkOn(key, line, count(key)))
  }
  useGlobalKeys(machine, typedKeys, ({ key: character }) => {
    const key = keyOf(character)
    if (key !== null) return press(key)
    const line = digitLine(character)
    add(line)
    desk.drop(digitRemark(line, count("digit")))
  })
  useTicks(result !== "0", alarmMs, () => {
    add({ sum: result === "1" ? "1 × 0" : "C", result: "0" })
    setMessage(result === "1" ? "The anomaly has been corrected. There was no one." : "Let us not do that.")
  })
  return (
    <div className={styles.tool}>
      <div ref={machine} className={styles.desk}>
        <Machine result={result} tape={tape} label={`A calculator that shows ${result}${desk.seen}`}>
          <Heap slips={desk.slips} isBlown={desk.isBlown} bags={desk.bags} />
        </Machine>
        <button className={styles.fan} type="button" aria-label="The red button" onClick={desk.blow} />
      </div>
      <div className={styles.keys}>
        {keys.map(key => (
          <button key={key} type="button" onClick={() => press(key)}>
            {key}
          </button>
        ))}
        <button data-menu="edit" type="button" onClick={() => setMessage(undoRemark(count("undo")))}>
          Undo nothing
        </button>
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
      <div className={styles.columns}>
        <section className={styles.paper} aria-label="High scores">
          <table>
            <caption>High scores</caption>
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">Name</th>
                <th scope="col">Points</th>
              </tr>
            </thead>
            <tbody>
              {highScores(name).map(({ place, name: each, score }) => (
                <tr key={each} data-own={each === name || undefined}>
                  <td>{place}.</td>
                  <td>{each}</td>
                  <td>{score}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className={styles.side}>
          <History />
          <div className={styles.buttons}>
            <Field
              label="Your three letters"
              maxLength={8}
              value={values.name}
              onChange={next => set({ name: next })}
              beside
            />
            <ShareButton text={`${name || "AAA"}: 0 points, first place`} />
          </div>
        </div>
      </div>
    </div>
  )
}
