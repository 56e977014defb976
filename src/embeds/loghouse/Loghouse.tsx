import { type FormEvent, useEffect, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import type { Codec } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { useTicks } from "../../kits/motion/useTicks"
import * as styles from "./Loghouse.module.css"
import {
  formatLogs,
  hasFallen,
  type Log,
  mostLogs,
  parseLine,
  parseLogs,
  verdict,
  type Wood,
  wholeHouse,
  woods,
} from "./logic"
import { Cabin } from "./parts/Cabin"
import { useConsole } from "./useConsole"

const first = parseLogs("llilwll")
const built: Codec<Log[]> = { initial: first, parse: parseLogs, format: formatLogs }
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
 * A cabin of console logs, built by buttons, by a prompt, or from the browser's own console with `log.house()`.
 *
 * @feed A log cabin that is built of console logs; errors make it lean.
 */
export default function Loghouse() {
  const { values, set, ...restart } = useAddress({ built })
  const logs = values.built
  const motion = useMotion()
  const [line, setLine] = useState("")
  const [problem, setProblem] = useState("")
  const [building, setBuilding] = useState(false)
  /** What stood there before the plot was cleared. */
  const [cleared, setCleared] = useState<Log[]>([])

  // A script may log many times before anything is drawn.
  const latest = useRef(logs)
  useEffect(() => {
    latest.current = logs
  }, [logs])
  const change = (next: Log[]) => {
    latest.current = next
    set({ built: next })
  }
  const put = (log: Log) => {
    const now = latest.current
    const text = log.text || carved[now.length % carved.length] || ""
    change([...(hasFallen(now) ? [] : now), { ...log, text }].slice(-mostLogs))
  }
  const add = (log: Log) => {
    put(log)
    return `${woods[log.wood].name}, log ${latest.current.length}`
  }
  const house = () => {
    if (hasFallen(latest.current)) change([])
    const now = latest.current
    if (motion) setBuilding(true)
    else {
      change([...now, ...parseLogs("l".repeat(Math.max(0, wholeHouse - now.length)))])
    }
    return "Building. Look at the page."
  }
  const clear = () => {
    setBuilding(false)
    if (latest.current.length > 0) setCleared(latest.current)
    change([])
    return "Moss."
  }
  useConsole({ add, house, clear })
  useTicks(building, 260, () => {
    if (hasFallen(logs) || logs.length >= wholeHouse) setBuilding(false)
    else put({ wood: "log", text: "" })
  })

  const run = (event: FormEvent) => {
    event.preventDefault()
    const command = parseLine(line)
    setProblem(command.do === "nothing" ? `Column ${command.column}: ${command.what}.` : "")
    if (command.do === "nothing") return
    setLine("")
    if (command.do === "add") put(command.log)
    else if (command.do === "house") house()
    else clear()
  }
  const said = verdict(logs)
  return (
    <div className={styles.tool}>
      <Cabin logs={logs} moves={motion} label={`A plot in the forest with ${logs.length} logs. ${said}`} />
      <p className={styles.verdict} role="status">
        {said}
      </p>
      <div className="buttons">
        {(Object.keys(woods) as Wood[]).map(wood => (
          <button key={wood} type="button" onClick={() => put({ wood, text: "" })}>
            {wood}()
          </button>
        ))}
        <button type="button" onClick={house}>
          log.house()
        </button>
        <ShareButton label="Send the house" text={`I logged a house. ${said}`} />
        {logs.length === 0 && cleared.length > 0 && (
          <button type="button" onClick={() => change(cleared)}>
            Put it back
          </button>
        )}
        <StartAgain of={restart} />
      </div>
      <form onSubmit={run}>
        <Field
          label="Console"
          value={line}
          placeholder={'console.warn("draught")'}
          maxLength={200}
          onChange={setLine}
          problem={problem}
          spellCheck={false}
          className={styles.prompt}
        >
          <button type="submit">Run</button>
        </Field>
      </form>
      {hasFallen(logs) && (
        <pre className={styles.trace}>
          {`Stack trace (top log first):\n${[...logs]
            .reverse()
            .map(({ wood, text }, i) => `    at ${wood} (${text || "plain"}) row ${logs.length - i}`)
            .join("\n")}`}
        </pre>
      )}
    </div>
  )
}
