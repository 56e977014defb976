import { useEffect, useState } from "react"
import { copyText } from "../../hooks/browser/clipboard"
import { Button } from "../button/Button"

type Props = {
  text: string
  /** What the button says; "Copy" where nothing else is said. */
  label?: string
  /** What is copied, where only a voice needs to be told: it comes after the label. */
  what?: string
}

/** A button that copies a text, says so for two seconds, and says how to do it by hand when it can't. */
export function CopyButton({ text, label = "Copy", what }: Props) {
  const [said, setSaid] = useState("")
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(""), 2000)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => setSaid((await copyText(text)) ? "Copied" : "Press Ctrl+C instead")
  return (
    <>
      <Button disabled={text === ""} onClick={copy}>
        {said || label}
        {!said && what && <span className="visually-hidden"> {what}</span>}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}
