import { type ReactNode, useState } from "react"
import { copyText } from "../../hooks/browser/clipboard"
import { useLoaded } from "../../hooks/browser/loaded"
import { usePage } from "../../hooks/page/page"
import { primaryLanguage } from "../../lib/text/languageTag"
import { Modal } from "../modal/Modal"

type Props = {
  /** The text to share with the address, by default the page's title. */
  text?: string
  /** The address to share, relative to the page's current one: "?date=2026-03-21". */
  link?: string
  /** An icon in front of the word. */
  icon?: ReactNode
  /** The class of the word, for a button that is an icon alone on phones. */
  wordClassName?: string
}

const loadDialog = () => import("./ShareDialog")

/** The button's name by the language of the page. */
const names = new Map([["fi", "Jaa"]])

/**
 * A button that copies the page's current address, and opens a dialog with other ways to share it. It is called Share
 * everywhere: a button with another verb does what the verb says, on the page.
 */
export function ShareButton({ text, link, icon, wordClassName }: Props) {
  const { title, siteName, lang = "en" } = usePage()
  const name = names.get(primaryLanguage(lang)) ?? "Share"
  const [shared, setShared] = useState<{ url: string; copied: boolean | null } | null>(null)

  const { value, failed, retry } = useLoaded(loadDialog, [], shared !== null)
  const Dialog = value?.default

  const share = async () => {
    const { href } = window.location
    const url = link === undefined ? href : new URL(link, href).href
    setShared({ url, copied: null })
    const copied = await copyText(url)
    setShared(now => now && { ...now, copied })
  }

  return (
    <>
      <button type="button" data-menu="share" aria-haspopup="dialog" onClick={share}>
        {icon ? (
          <>
            {icon} <span className={wordClassName}>{name}</span>
          </>
        ) : (
          name
        )}
      </button>
      <Modal title="Share" open={shared !== null} onClose={() => setShared(null)}>
        {shared && Dialog && (
          <Dialog {...shared} text={text ?? (title ? `${siteName} - ${title}` : siteName)} />
        )}
        {failed && (
          <p role="alert">
            The address did not arrive.{" "}
            <button type="button" onClick={retry}>
              Retry
            </button>
          </p>
        )}
      </Modal>
    </>
  )
}
