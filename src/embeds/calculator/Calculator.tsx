import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react"
import { boolean } from "valibot"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { ignoreComposition } from "../../hooks/browser/composition"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { useGlobalKeys } from "../../kits/board/useGlobalKeys"
import { Checkbox } from "../../kits/controls/Checkbox"
import { GuestPicture } from "../../kits/guest/GuestPicture"
import { useGuest, useHappenings } from "../../kits/guest/useGuest"
import { usePastGuest } from "../../kits/guest/usePastGuest"
import { useThing } from "../../kits/things/useThing"
import * as styles from "./Calculator.module.css"
import { formatValue } from "./display"
import { calculate } from "./evaluate"
import { lookOf, nearsZero } from "./face"
import { guestWords, memoryText, sumToKeep } from "./guestWords"
import { bodyKeys, type Command, commandOf } from "./keys"
import { comment, moodOf } from "./mood"
import { Display } from "./parts/Display"
import { Face } from "./parts/Face"
import { History } from "./parts/History"
import { Keypad } from "./parts/Keypad"
import { Says } from "./parts/Says"
import type { Comments } from "./schema"
import { useCalculator } from "./useCalculator"
import { usePieces } from "./usePieces"

const forbidden = "7÷0"

const keptMode = storageEntry("calculator-emotional", boolean(), true)

/**
 * A pocket calculator with brackets, memory, history, exact decimals and moods. Division by zero breaks it.
 *
 * @feed A pocket calculator that keeps its fractions exact, remembers, and goes to pieces over a division by zero.
 * @data calculator-moods
 */
export default function Calculator() {
  const { "calculator-moods": moods } = usePageData<{ "calculator-moods": Comments[] }>()
  const [emotional, setEmotional] = useStorage(keptMode)
  const motion = useMotion()
  const calculator = useCalculator()
  const pieces = usePieces()
  const guest = useGuest()
  const { give } = useThing()
  const { sum, result, asked, message, memory, history } = calculator
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const caret = useRef<number | null>(null)
  const id = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is put in place when the sum has changed
  useEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [sum])

  /** The number of times it was asked the forbidden sum. */
  const [dared, setDared] = useState(0)
  const isUndefined = result !== null && "problem" in result && result.problem.kind === "zero-division"
  const isBroken = pieces.loose.size > 0
  /** The sum that was shared among nobody but the guest, who does that once; null before. */
  const [shared, setShared] = useState<string | null>(null)
  const isSafe = guest !== null && shared === null
  const isShared = guest !== null && isUndefined && !isBroken && asked?.sum === sum && shared === sum
  const past = usePastGuest()
  const [happened] = useHappenings()
  const says = guest && guestWords(guest, shared !== null, past)

  const fallApart = (of: string) => {
    if (isSafe) {
      setShared(of)
      return guest.remember("Got the lot when a sum was shared among nobody.", sumToKeep(of))
    }
    pieces.fallApart()
    give()
  }
  const run = (command: Command) => {
    const input = field.current
    const writing = input !== null && document.activeElement === input
    const place = writing
      ? { from: input.selectionStart ?? sum.length, to: input.selectionEnd ?? sum.length }
      : null
    const next = calculator.run(command, place)
    caret.current = next
    if (command.type === "equals" && isUndefined) fallApart(sum)
    // A new answer repairs the calculator.
    else if (command.type === "clear" || (command.type === "equals" && answer)) pieces.mend()
    else if (pieces.loose.size > 0) pieces.pickFor(command)
  }
  const press = (event: KeyboardEvent) => {
    if (event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== "z" || event.shiftKey) return
      event.preventDefault()
      return calculator.undo()
    }
    const writing = event.target === field.current
    const command = !writing && event.key === "Backspace" ? ({ type: "back" } as const) : commandOf(event.key)
    // Enter presses a focused button, as usual.
    if (!command || (!writing && event.key === "Enter")) return
    event.preventDefault()
    run(command)
  }

  useGlobalKeys(body, bodyKeys, event => {
    const command = commandOf(event.key)
    if (command) run(command)
    // The focused field receives all further keys, letters too.
    field.current?.focus({ preventScroll: true })
  })

  const mend = () => {
    pieces.mend()
    calculator.run({ type: "clear" }, null)
    field.current?.focus({ preventScroll: true })
  }
  const ask = () => {
    setDared(dared + 1)
    calculator.ask(forbidden)
    fallApart(forbidden)
    field.current?.focus({ preventScroll: true })
  }

  const answer = result && "value" in result ? formatValue(result) : null
  const askedAnswer = asked && "value" in asked.result ? formatValue(asked.result) : null
  const feelings =
    isShared && says
      ? says.shared
      : asked && emotional
        ? comment(
            { sum: asked.sum, result: asked.result, before: asked.before?.value ?? null },
            moods,
            Math.max(0, dared - 1),
          )
        : ""

  const problem = result && "problem" in result && !isShared ? result.problem : null
  // An unfinished sum is an error only once = has been pressed.
  const mistake = problem && (asked?.sum === sum || !problem.unfinished) ? problem : null

  const mood = useMemo(() => {
    const next = calculate(sum)
    return next && moodOf({ sum, result: next, before: null })
  }, [sum])
  const look = isBroken
    ? "gone"
    : isSafe && nearsZero(sum)
      ? "calm"
      : isShared
        ? "glad"
        : emotional
          ? lookOf(sum, problem?.unfinished ? null : mood)
          : "calm"

  return (
    <div className={styles.tool} data-moves={motion || undefined}>
      <Says
        id={`${id}-says`}
        sum={sum}
        mistake={mistake}
        answer={
          askedAnswer && asked
            ? `${asked.sum} ${askedAnswer.about ? "is about" : "is"} ${askedAnswer.text}`
            : ""
        }
        message={message}
        feelings={feelings}
        idle={
          sum === ""
            ? (says?.dare ?? "Ask me anything but this:")
            : nearsZero(sum)
              ? (isSafe && says?.near) || "By anything you like. Only leave the 0 out of it."
              : "I am listening."
        }
        isBroken={isBroken}
      >
        {isBroken ? (
          <button type="button" onClick={mend}>
            Put it together
          </button>
        ) : (
          !asked &&
          sum === "" &&
          !message && (
            <button type="button" onClick={ask}>
              {forbidden} =
            </button>
          )
        )}
      </Says>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a line round the calculator */}
      <div
        ref={body}
        className={styles.body}
        data-fall={isBroken ? pieces.fall % 2 : undefined}
        role="group"
        aria-label="Calculator"
        data-keys
        onKeyDown={ignoreComposition(press)}
      >
        <Display
          face={<Face look={look} isAwake={motion} />}
          field={field}
          sum={sum}
          guest={
            guest && <GuestPicture guest={guest} className={shared === null ? undefined : styles.full} />
          }
          past={past && sum === "" ? memoryText(past, happened?.kind, guest !== null) : ""}
          answer={isShared ? { text: "0 left", about: false } : answer}
          isMistake={mistake !== null}
          describedBy={`${id}-says`}
          memory={memory !== ""}
          onType={calculator.put}
        />
        <Keypad
          loose={pieces.loose}
          fall={pieces.fall}
          isShy={nearsZero(sum) && !isSafe}
          onPress={(face, command) => {
            // A press on a loose key puts it back; only then can it be used.
            if (pieces.loose.has(face)) return pieces.pick(face)
            const outside = !body.current?.contains(document.activeElement)
            run(command)
            // Lets a visitor who began with the mouse go on with the keyboard.
            if (outside) field.current?.focus({ preventScroll: true })
          }}
        />
      </div>
      <div className={styles.extras}>
        <Checkbox label="It may say what it feels" checked={emotional} onChange={setEmotional} />
        <div className="buttons">
          <CopyButton text={answer ? answer.text.replaceAll("−", "-") : ""} label="Copy the result" />
          <ShareButton
            text={
              isUndefined
                ? "Whatever you do, don't press =."
                : answer && sum.length < 100
                  ? `${sum} ${answer.about ? "≈" : "="} ${answer.text}`
                  : undefined
            }
          />
          <RevealOnce when={calculator.canUndo}>
            <Button data-menu="edit" disabled={!calculator.canUndo} onClick={calculator.undo}>
              Undo
            </Button>
          </RevealOnce>
        </div>
        <History
          lines={history}
          isBroken={isBroken}
          onUse={calculator.put}
          onClear={calculator.clearHistory}
          onBack={calculator.bringHistory}
        />
      </div>
    </div>
  )
}
