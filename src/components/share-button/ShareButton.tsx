import { type ReactNode, useState } from "react"
import { copyText } from "../../hooks/clipboard"
import { usePage } from "../../hooks/page"
import { Modal } from "../modal/Modal"
import { ShareDialog } from "./ShareDialog"

type Props = {
  /** What is said beside the address; the page's title where nothing else is. */
  text?: string
  /** What the button says. */
  label?: ReactNode
}

/** A button that copies the page's address as it is now, and opens a dialog with the other ways to pass it on. */
export function ShareButton({ text, label = "Share" }: Props) {
  const { title, siteName } = usePage()
  const [shared, setShared] = useState<{ url: string; copied: boolean | null } | null>(null)

  const share = async () => {
    const url = window.location.href
    setShared({ url, copied: null })
    const copied = await copyText(url)
    setShared(now => now && { ...now, copied })
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={share}>
        {label}
      </button>
      <Modal title="Share" open={shared !== null} onClose={() => setShared(null)}>
        {shared && <ShareDialog {...shared} text={text ?? (title ? `${siteName} - ${title}` : siteName)} />}
      </Modal>
    </>
  )
}
