import { useEffect, useState } from "react"
import { copyText } from "../../hooks/browser/clipboard"
import { Button } from "../button/Button"

type Props = {
  text: string
  /** The label of the button. */
  label?: string
  /** The object of the label, for screen readers only: it follows the label. */
  what?: string
}

/** A button that copies a text and confirms it for two seconds, or explains how to copy by hand if it fails. */
export function CopyButton({ text, label = "Copy", what }: Props) {
  const [message, setMessage] = useState("")
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(""), 2000)
    return () => clearTimeout(timer)
  }, [message])
  const copy = async (button: HTMLElement) => {
    // "Copied" is shorter than most labels; a fixed width keeps its neighbours in place.
    if (!message) setWidth(button.offsetWidth)
    setMessage((await copyText(text)) ? "Copied" : "Press Ctrl+C instead")
  }
  return (
    <>
      <Button
        disabled={text === ""}
        style={message ? { minWidth: width } : undefined}
        onClick={event => copy(event.currentTarget)}
      >
        {message || label}
        {!message && what && <span className="visually-hidden"> {what}</span>}
      </Button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </>
  )
}
