import { type CSSProperties, useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { boxOf, lengthWith, limitOf, put } from "./limit"
import * as styles from "./TextLimit.module.css"

type Said = { text: string; host: HTMLElement; top: number; left: number; isAbove?: boolean }

const counted = (number: number) => number.toLocaleString("en-GB")

/** Room for what is said, and the task bar below it, in CSS pixels. */
const room = 64
const taskBar = 48

/**
 * Where something is said at a box: under it, or over it where the task bar is near; in the dialog that the box is in,
 * which lies over the page, or on the page.
 */
function placeAt(box: Element): Omit<Said, "text"> {
  const { top, bottom, left } = box.getBoundingClientRect()
  const dialog = box.closest("dialog")
  if (!dialog) {
    const isAbove = bottom + room > window.innerHeight - taskBar && top > 2 * room
    return {
      host: document.body,
      top: (isAbove ? top - 4 : bottom + 4) + window.scrollY,
      left: Math.max(6, left + window.scrollX),
      isAbove,
    }
  }
  const inside = dialog.getBoundingClientRect()
  return {
    host: dialog,
    top: bottom - inside.top + dialog.scrollTop + 4,
    left: Math.max(6, left - inside.left),
  }
}

/**
 * Keeps texts that are too long out of every text box of the site, and says so at the box. What is pasted, dropped
 * or typed is refused; what a machine fills in is cut off. A box with data-limit="own" is left to its page.
 */
export function TextLimit({ path }: { path: string }) {
  const [said, setSaid] = useState<Said | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to the page that it was said on
  useEffect(() => {
    setSaid(null)
  }, [path])
  useEffect(() => {
    // What an event before the change let through; a machine's change has no such event.
    let passed: EventTarget | null = null
    const say = (box: Element, text: string) => setSaid({ text, ...placeAt(box) })

    const before = (event: InputEvent) => {
      const box = boxOf(event)
      const limit = box && limitOf(box)
      passed = box
      if (!box || limit === null || !event.cancelable) return
      const more = event.data ?? event.dataTransfer?.getData("text/plain") ?? ""
      const length = lengthWith(box, more)
      if (more === "" || length <= limit) return
      event.preventDefault()
      passed = null
      say(
        box,
        `This box takes at most ${counted(limit)} characters. With that it would have ${counted(length)}.`,
      )
    }
    const after = (event: Event) => {
      const box = boxOf(event)
      const limit = box && limitOf(box)
      const isPassed = passed === box
      passed = null
      if (!box || limit === null || isPassed || box.value.length <= limit) return setSaid(null)
      const { length } = box.value
      put(box, box.value.slice(0, limit))
      say(
        box,
        `This box takes at most ${counted(limit)} characters. The rest of the ${counted(length)} was left out.`,
      )
    }
    const quiet = () => setSaid(null)
    document.addEventListener("beforeinput", before, true)
    document.addEventListener("input", after, true)
    document.addEventListener("focusout", quiet)
    return () => {
      document.removeEventListener("beforeinput", before, true)
      document.removeEventListener("input", after, true)
      document.removeEventListener("focusout", quiet)
    }
  }, [])

  if (!said) return null
  const { text, host, top, left, isAbove } = said
  return createPortal(
    <p
      role="alert"
      className={styles.said}
      data-above={isAbove || undefined}
      style={{ top, "--left": `${left}px` } as CSSProperties}
    >
      {text}
    </p>,
    host,
  )
}
