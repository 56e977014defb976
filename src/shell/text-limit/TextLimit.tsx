import { type CSSProperties, useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { lengthAfterInsert, maxLengthOf, setNativeValue, textBoxOf } from "./limit"
import * as styles from "./TextLimit.module.css"

/** A message and its place in `host`, in CSS pixels. */
type Message = { text: string; host: HTMLElement; top: number; left: number; isAbove?: boolean }

const formatCount = (count: number) => count.toLocaleString("en-GB")

/** Heights of a message and of the task bar, in CSS pixels. */
const messageHeightPx = 64
const taskBarHeightPx = 48

/**
 * Places a message at a text box: below it, or above it near the task bar. The message of a box in a dialog is a child of
 * the dialog, which covers the page.
 */
function placeAt(box: Element): Omit<Message, "text"> {
  const { top, bottom, left } = box.getBoundingClientRect()
  const dialog = box.closest("dialog")
  if (!dialog) {
    const isAbove =
      bottom + messageHeightPx > window.innerHeight - taskBarHeightPx && top > 2 * messageHeightPx
    return {
      host: document.body,
      top: (isAbove ? top - 4 : bottom + 4) + window.scrollY,
      left: Math.max(6, left + window.scrollX),
      isAbove,
    }
  }
  const dialogBox = dialog.getBoundingClientRect()
  return {
    host: dialog,
    top: bottom - dialogBox.top + dialog.scrollTop + 4,
    left: Math.max(6, left - dialogBox.left),
  }
}

/**
 * Limits the length of the text in every text box of the site, with a message at the box. Pasted, dropped or typed text
 * that doesn't fit is refused; text set by other means, such as autofill, is cut off. `data-limit="own"` opts a box out.
 */
export function TextLimit({ path }: { path: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message disappears with its page
  useEffect(() => {
    setMessage(null)
  }, [path])
  useEffect(() => {
    // The box whose last `beforeinput` event was accepted; autofill dispatches none.
    let acceptedBox: EventTarget | null = null
    const showMessage = (box: Element, text: string) => setMessage({ text, ...placeAt(box) })

    const handleBeforeInput = (event: InputEvent) => {
      const box = textBoxOf(event)
      const limit = box && maxLengthOf(box)
      acceptedBox = box
      if (!box || limit === null || !event.cancelable) return
      const added = event.data ?? event.dataTransfer?.getData("text/plain") ?? ""
      const length = lengthAfterInsert(box, added)
      if (added === "" || length <= limit) return
      event.preventDefault()
      acceptedBox = null
      showMessage(
        box,
        `This box takes at most ${formatCount(limit)} characters. With that it would have ${formatCount(length)}.`,
      )
    }
    const handleInput = (event: Event) => {
      const box = textBoxOf(event)
      const limit = box && maxLengthOf(box)
      const isAccepted = acceptedBox === box
      acceptedBox = null
      if (!box || limit === null || isAccepted || box.value.length <= limit) return setMessage(null)
      const { length } = box.value
      setNativeValue(box, box.value.slice(0, limit))
      showMessage(
        box,
        `This box takes at most ${formatCount(limit)} characters. The rest of the ${formatCount(length)} was left out.`,
      )
    }
    const hideMessage = () => setMessage(null)
    document.addEventListener("beforeinput", handleBeforeInput, true)
    document.addEventListener("input", handleInput, true)
    document.addEventListener("focusout", hideMessage)
    return () => {
      document.removeEventListener("beforeinput", handleBeforeInput, true)
      document.removeEventListener("input", handleInput, true)
      document.removeEventListener("focusout", hideMessage)
    }
  }, [])

  if (!message) return null
  const { text, host, top, left, isAbove } = message
  return createPortal(
    <p
      role="alert"
      className={styles.message}
      data-above={isAbove || undefined}
      style={{ top, "--left": `${left}px` } as CSSProperties}
    >
      {text}
    </p>,
    host,
  )
}
