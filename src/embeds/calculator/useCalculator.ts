import { useState } from "react"
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { formatValue, toInput } from "./display"
import { calculate, type Value } from "./evaluate"
import type { Command } from "./keys"
import { negate } from "./keys"
import { maxLength, type Problem } from "./logic"

const maxHistory = 50
const maxPast = 100

const line = v.object({ sum: v.pipe(v.string(), v.maxLength(maxLength)), result: v.string() })
const keptHistory = storageEntry("calculator-history", v.pipe(v.array(line), v.maxLength(maxHistory)), [])
const keptMemory = storageEntry("calculator-memory", v.pipe(v.string(), v.maxLength(maxLength)), "")

export type Line = v.InferOutput<typeof line>

/** The selection in the sum; typing replaces it. */
export type Caret = { from: number; to: number }

/** The sum evaluated with =, its result, and the previous result. */
export type Asked = { sum: string; result: Value | { problem: Problem }; before: Value | null }

const isValue = (result: Value | { problem: Problem } | null): result is Value =>
  result !== null && "value" in result

/** Holds the state of the calculator: the sum in the address, memory and history in the browser, and an undo. */
export function useCalculator() {
  const { values, set } = useAddress({ sum: text("") })
  const [history, setHistory] = useStorage(keptHistory)
  const [memory, setMemory] = useStorage(keptMemory)
  const [past, setPast] = useState<string[]>([])
  const [cleared, setCleared] = useState<Line[] | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [fresh, setFresh] = useState(false)
  const [message, setMessage] = useState("")
  const { sum } = values
  const result = calculate(sum)

  const put = (next: string) => {
    setMessage("")
    if (next.length > maxLength) {
      setMessage(
        `A sum has at most ${maxLength} characters here, and that has ${next.length.toLocaleString("en-GB")}.`,
      )
      return false
    }
    if (next !== sum) setPast([...past, sum].slice(-maxPast))
    set({ sum: next })
    setFresh(false)
    return true
  }
  /**
   * Inserts text at the caret, or at the end. After = a number starts a new sum, also if the sum had no result
   * because of a division by zero or a limit. Returns the new caret position.
   */
  const write = (text: string, caret: Caret | null): number => {
    const isOver =
      fresh || (asked?.sum === sum && !isValue(asked.result) && Boolean(asked.result.problem.kind))
    const anew = isOver && /^[\d.,(√]/.test(text)
    const { from, to } = anew
      ? { from: 0, to: sum.length }
      : fresh || !caret
        ? { from: sum.length, to: sum.length }
        : caret
    return put(sum.slice(0, from) + text + sum.slice(to)) ? from + text.length : to
  }
  const equals = () => {
    if (result === null) return
    setAsked({ sum, result, before: asked && isValue(asked.result) ? asked.result : null })
    if (!isValue(result)) return
    const { text, about } = formatValue(result)
    if (!put(toInput(result, sum))) return
    setFresh(true)
    setCleared(null)
    setHistory(old => [{ sum, result: about ? `≈ ${text}` : text }, ...old].slice(0, maxHistory))
  }
  /** Enters a sum without a result and evaluates it. */
  const ask = (next: string) => {
    const of = calculate(next)
    if (of && put(next)) setAsked({ sum: next, result: of, before: null })
  }
  const remember = (sign: "+" | "−") => {
    if (!isValue(result)) return setMessage("There is no number to remember yet.")
    const whole = `${memory || "0"}${sign}(${sum})`
    const total = calculate(whole)
    const text = isValue(total) ? toInput(total, whole) : null
    if (text === null || text.length > maxLength) return setMessage("That doesn't fit in the memory.")
    setMemory(text)
    setMessage(sign === "+" ? "Added to the memory." : "Taken from the memory.")
  }
  const run = (command: Command, caret: Caret | null): number | null => {
    switch (command.type) {
      case "write":
        return write(command.text, caret)
      case "equals":
        equals()
        return null
      case "clear":
        put("")
        setAsked(null)
        return null
      case "back": {
        if (fresh || !caret) {
          put(fresh ? "" : sum.slice(0, -1))
          return null
        }
        const from = caret.from === caret.to ? Math.max(0, caret.from - 1) : caret.from
        put(sum.slice(0, from) + sum.slice(caret.to))
        return from
      }
      case "sign":
        put(negate(sum))
        return null
      case "MC":
        setMemory("")
        setMessage("The memory is empty.")
        return null
      case "MR":
        if (memory) return write(memory, caret)
        setMessage("There is nothing in the memory.")
        return null
      case "M+":
      case "M-":
        remember(command.type === "M+" ? "+" : "−")
        return null
    }
  }
  const undo = () => {
    const last = past.at(-1)
    if (last === undefined) return
    setPast(past.slice(0, -1))
    set({ sum: last })
    setFresh(false)
    setMessage("")
  }
  const clearHistory = () => {
    setCleared(history)
    setHistory([])
  }
  const bringHistory = () => {
    if (cleared) setHistory(cleared)
    setCleared(null)
  }
  return {
    sum,
    result,
    asked,
    message,
    memory,
    history,
    put,
    ask,
    run,
    undo,
    canUndo: past.length > 0,
    clearHistory,
    bringHistory: cleared ? bringHistory : null,
  }
}
