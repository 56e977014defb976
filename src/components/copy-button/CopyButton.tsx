import { useEffect, useState } from "react"
import { copyText } from "../../hooks/clipboard"

type Props = {
  text: string
  /** What the button says; "Copy" where nothing else is said. */
  label?: string
}

/** A button that copies a text, says so for two seconds, and says how to do it by hand when it can't. */
export function CopyButton({ text, label = "Copy" }: Props) {
  const [said, setSaid] = useState("")
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(""), 2000)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => setSaid((await copyText(text)) ? "Copied" : "Press Ctrl+C instead")
  return (
    <>
      <button type="button" disabled={text === ""} onClick={copy}>
        {said || label}
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}
