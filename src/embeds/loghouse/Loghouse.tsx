import { type FormEvent, useEffect, useRef, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { now } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { Field } from "../../kits/controls/Field"
import { inSentence, labelOf, useGuest, useHappenings } from "../../kits/guest/useGuest"
import { usePastGuest } from "../../kits/guest/usePastGuest"
import { useTicks } from "../../kits/motion/useTicks"
import * as styles from "./Loghouse.module.css"
import {
  build,
  dentIn,
  guestText,
  hasFallen,
  isWood,
  type Part,
  parseParts,
  seatKind,
  traceHeading,
  verdict,
  wholeHouse,
  withPart,
  woods,
} from "./logic"
import { Cabin } from "./parts/Cabin"
import { type Call, parseLine, partOf } from "./prompt"
import { timed } from "./timers"
import { useConsole } from "./useConsole"
import { type Plot, useHouse } from "./useHouse"

const carved = [
  "moss side up",
  "hello, world",
  "undefined",
  "[object Object]",
  "it worked on my plot",
  "NaN",
  "true",
  "here",
]

/**
 * A log cabin built of console logs: those of the visit at first, then by buttons, a prompt or the browser's console.
 *
 * @feed A log cabin that is built of console logs; errors make it lean.
 */
export default function Loghouse() {
  const { plot, latest, change, isGuest, queue, moveIn, goHome } = useHouse()
  const motion = useMotion()
  const [line, setLine] = useState("")
  const [problem, setProblem] = useState("")
  const guest = useGuest()
  /** The path of the guest under which something has been built last: one that has only come remembers nothing. */
  const [builtUnder, setBuiltUnder] = useState<string | null>(null)
  const [building, setBuilding] = useState(false)
  /** The plot before it was cleared, for undo. */
  const [cleared, setCleared] = useState<Plot | null>(null)
  const timers = useRef(new Map<string, number>())

  const put = (part: Part) => {
    setBuiltUnder(guest?.path ?? null)
    const { parts, name } = latest.current
    const house = build(parts)
    const stands = hasFallen(house) ? [] : parts
    const text = part.text || (isWood(part.kind) && carved[house.logs.length % carved.length]) || ""
    change({ parts: withPart(stands, { ...part, text }), name })
  }
  const add = (part: Part) => {
    setProblem("")
    for (const one of timed(part, timers.current, now())) put(one)
    return isWood(part.kind)
      ? `${woods[part.kind].name}, log ${build(latest.current.parts).logs.length}`
      : verdict(build(latest.current.parts), latest.current.name)
  }
  const finish = (name: string) => {
    setBuiltUnder(guest?.path ?? null)
    const { parts, name: before } = latest.current
    change({ parts: hasFallen(build(parts)) ? [] : parts, name: name || before })
    if (motion) setBuilding(true)
    else {
      const missing = Math.max(0, wholeHouse - build(latest.current.parts).logs.length)
      change({ ...latest.current, parts: [...latest.current.parts, ...parseParts("l".repeat(missing))] })
    }
    return "Building. Look at the page."
  }
  const clear = () => {
    setProblem("")
    setBuilding(false)
    if (latest.current.parts.length > 0) setCleared(latest.current)
    change({ parts: [], name: "" })
    return "Moss."
  }
  useConsole({
    add: part => (queue(part) ? "It waits for its turn." : add(part)),
    house: finish,
    clear,
  })
  const house = build(plot.parts, guest && inSentence(guest))
  const fallen = hasFallen(house)
  const happened = builtUnder === guest?.path ? guestText(house) : null
  const seat = seatKind(plot.parts)
  useEffect(() => {
    if (happened !== null) guest?.remember(happened, seat)
  }, [happened, seat, guest])
  const sat = usePastGuest()
  const [last] = useHappenings()
  const dented = isGuest ? null : dentIn(plot.parts, last?.kind)
  const dent = sat && dented !== null ? { log: dented, label: labelOf(sat).toLowerCase() } : null
  useTicks(building, 260, () => {
    if (fallen || house.logs.length >= wholeHouse) setBuilding(false)
    else put({ kind: "log", text: "" })
  })

  const run = (event: FormEvent) => {
    event.preventDefault()
    const command = parseLine(line)
    setProblem(command.do === "nothing" ? `Column ${command.column}: ${command.what}.` : "")
    if (command.do === "nothing") return
    setLine("")
    if (command.do === "add") add(command.part)
    else if (command.do === "house") finish(command.name)
    else clear()
  }
  const verdictText = verdict(house, plot.name)
  const button = (call: Call, ...values: unknown[]) => (
    <button key={call} type="button" onClick={() => add(partOf(call, values))}>
      {/^(group|time)/.test(call) ? (
        <Reserve inline all={[`${call.replace("End", "")}End()`]}>{`${call}()`}</Reserve>
      ) : (
        `${call}(${values.join()})`
      )}
    </button>
  )
  return (
    <div className={styles.tool}>
      <Cabin
        house={house}
        name={plot.name}
        moves={motion}
        guest={guest}
        dent={dent}
        label={`A plot in the forest with ${house.logs.length} logs${guest ? `, and ${inSentence(guest)} on top` : ""}. ${sat && dent ? `Log ${dent.log + 1} has a dent, made by ${inSentence(sat)}. ` : ""}${verdictText}`}
      />
      <p className={styles.verdict} role="status">
        {problem || verdictText}
      </p>
      <form onSubmit={run}>
        <Field
          label="Console"
          value={line}
          placeholder={'console.log("moss")'}
          maxLength={200}
          onChange={setLine}
          aria-invalid={problem !== "" || undefined}
          spellCheck={false}
          className={styles.prompt}
        >
          <button type="submit">Run</button>
        </Field>
      </form>
      <div className={`buttons ${styles.calls}`}>
        {(Object.keys(woods) as (keyof typeof woods)[]).map(wood => button(wood))}
        {house.open === 0 ? button("group") : button("groupEnd")}
        {house.clock === "goes" ? button("timeEnd") : button("time")}
        {button("table")}
        {button("count")}
        {button("assert", true)}
        <button type="button" onClick={() => finish("")}>
          log.house()
        </button>
        <ShareButton text={`I logged a house. ${verdictText}`} />
        {plot.parts.length === 0 && cleared ? (
          <button type="button" onClick={() => change(cleared)}>
            Put it back
          </button>
        ) : (
          <button data-menu="edit" type="button" onClick={clear}>
            clear()
          </button>
        )}
        {isGuest && (
          <button type="button" onClick={moveIn}>
            Move in
          </button>
        )}
        {isGuest && goHome && (
          <button type="button" onClick={goHome}>
            Go home
          </button>
        )}
      </div>
      {fallen && (
        <pre className={styles.trace}>
          {`${traceHeading(house.guest)}\n${[...house.logs]
            .reverse()
            .map(({ wood, text }, i) => `    at ${wood} (${text || "plain"}) row ${house.logs.length - i}`)
            .join("\n")}`}
        </pre>
      )}
    </div>
  )
}
