import { type ReactNode, useState } from "react"
import { copyText } from "../../hooks/browser/clipboard"
import { usePage } from "../../hooks/page/page"
import { Modal } from "../modal/Modal"
import { ShareDialog } from "./ShareDialog"

type Props = {
  /** The text to share with the address, by default the page's title. */
  text?: string
  /** The label of the button. */
  label?: ReactNode
  /** The address to share, relative to the page's current one: "?date=2026-03-21". */
  link?: string
}

/** A button that copies the page's current address, and opens a dialog with other ways to share it. */
export function ShareButton({ text, label = "Share", link }: Props) {
  const { title, siteName } = usePage()
  const [shared, setShared] = useState<{ url: string; copied: boolean | null } | null>(null)

  const share = async () => {
    const { href } = window.location
    const url = link === undefined ? href : new URL(link, href).href
    setShared({ url, copied: null })
    const copied = await copyText(url)
    setShared(now => now && { ...now, copied })
  }

  return (
    <>
      <button type="button" data-menu="file" aria-haspopup="dialog" onClick={share}>
        {label}
      </button>
      <Modal title="Share" open={shared !== null} onClose={() => setShared(null)}>
        {shared && <ShareDialog {...shared} text={text ?? (title ? `${siteName} - ${title}` : siteName)} />}
      </Modal>
    </>
  )
}
