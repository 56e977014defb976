import { useEffect, useState } from "react"
import { copyText } from "../../hooks/browser/clipboard"
import { Button } from "../button/Button"
import { Reserve } from "../reserve/Reserve"

type Props = {
  text: string
  /** What the button says; "Copy" where nothing else is said. */
  label?: string
  /** What is copied, where only a voice needs to be told: it comes after the label. */
  what?: string
}

const copied = "Copied"

/** A button that copies a text, says so for two seconds, and says how to do it by hand when it can't. */
export function CopyButton({ text, label = "Copy", what }: Props) {
  const [said, setSaid] = useState("")
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(""), 2000)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async (button: HTMLElement) => {
    // "Copied" is shorter than most labels: what stands beside it must not move.
    if (!said) setWidth(button.offsetWidth)
    setSaid((await copyText(text)) ? copied : "Press Ctrl+C instead")
  }
  return (
    <>
      <Button
        data-menu="edit"
        disabled={text === ""}
        style={said ? { minWidth: width } : undefined}
        onClick={event => copy(event.currentTarget)}
      >
        {label.length < copied.length ? (
          <Reserve inline all={[copied]}>
            {said || label}
          </Reserve>
        ) : (
          said || label
        )}
        {!said && what && <span className="visually-hidden"> {what}</span>}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}
