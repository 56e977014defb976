import { type CSSProperties, useMemo } from "react"
import { createPortal } from "react-dom"
import * as styles from "./TextLimit.module.css"

/** Heights of a message and of the task bar, in CSS pixels. */
const messageHeightPx = 64
const taskBarHeightPx = 48

/** The place of a message in `host`, in CSS pixels. */
type Place = { host: HTMLElement; top: number; left: number; isAbove?: boolean }

/**
 * Places a message at a text box: below it, or above it near the task bar. The message of a box in a dialog is a child of
 * the dialog, which covers the page.
 */
function placeAt(box: Element): Place {
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

export type Excess = {
  box: Element
  /** The maximum length of its text and the length that was refused or cut, in characters. */
  limit: number
  length: number
  isCut: boolean
}

const formatCount = (count: number) => count.toLocaleString("en-GB")

/** The message at a text box on a text that is too long. */
export default function TextLimitMessage({ excess }: { excess: Excess }) {
  const { limit, length, isCut } = excess
  const { host, top, left, isAbove } = useMemo(() => placeAt(excess.box), [excess])
  return createPortal(
    <p
      role="alert"
      className={styles.message}
      data-above={isAbove || undefined}
      style={{ top, "--left": `${left}px` } as CSSProperties}
    >
      This box takes at most {formatCount(limit)} characters.{" "}
      {isCut
        ? `The rest of the ${formatCount(length)} was left out.`
        : `With that it would have ${formatCount(length)}.`}
    </p>,
    host,
  )
}
