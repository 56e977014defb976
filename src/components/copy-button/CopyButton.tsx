import { useEffect, useState } from "react"
import { copyText } from "../../hooks/browser/clipboard"
import { Button } from "../button/Button"
import { Reserve } from "../reserve/Reserve"

type Props = {
  text: string
  /** The button's label; "Copy" by default. */
  label?: string
  /** The object of the label for screen readers, if sighted users can infer it. */
  what?: string
}

const copied = "Copied"

/** A button that copies a text and confirms it for two seconds, or explains how to copy by hand if that fails. */
export function CopyButton({ text, label = "Copy", what }: Props) {
  const [message, setMessage] = useState("")
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(""), 2000)
    return () => clearTimeout(timer)
  }, [message])
  const copy = async (button: HTMLElement) => {
    // "Copied" is shorter than most labels: the width is kept so that nothing beside the button moves.
    if (!message) setWidth(button.offsetWidth)
    setMessage((await copyText(text)) ? copied : "Press Ctrl+C instead")
  }
  return (
    <>
      <Button
        data-menu="edit"
        disabled={text === ""}
        style={message ? { minWidth: width } : undefined}
        onClick={event => copy(event.currentTarget)}
      >
        {label.length < copied.length ? (
          <Reserve inline all={[copied]}>
            {message || label}
          </Reserve>
        ) : (
          message || label
        )}
        {!message && what && <span className="visually-hidden"> {what}</span>}
      </Button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </>
  )
}
