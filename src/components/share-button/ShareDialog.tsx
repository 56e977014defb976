import { useId, useState } from "react"
import { useMounted } from "../../hooks/browser/mounted"
import { CopyButton } from "../copy-button/CopyButton"
import { ExternalLink } from "../external-link/ExternalLink"
import { QrCode } from "./QrCode"
import * as styles from "./ShareButton.module.css"
import { shareLinks } from "./shareLinks"

type Props = {
  url: string
  text: string
  /** True if the address has been copied; null while copying. */
  copied: boolean | null
}

function notice(copied: boolean | null): string {
  if (copied === null) return ""
  return copied ? "URL has been copied to clipboard." : "Copy the URL below."
}

/** The content of the share dialog: a notice, the address, its QR code and the services. */
export default function ShareDialog({ url, text, copied }: Props) {
  const id = useId()
  const mounted = useMounted()
  const [trouble, setTrouble] = useState("")
  const canShare = mounted && typeof navigator.share === "function"

  const shareHere = async () => {
    setTrouble("")
    try {
      await navigator.share({ title: text, url })
    } catch (error) {
      const cancelled = error instanceof DOMException && error.name === "AbortError"
      if (!cancelled) setTrouble("This device would not share it.")
    }
  }

  return (
    <div className={styles.dialog}>
      <p className={styles.notice} role="status">
        {notice(copied)}
      </p>
      <label htmlFor={id}>Address of this page</label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          className={styles.address}
          readOnly
          value={url}
          onFocus={event => event.target.select()}
        />
        <CopyButton text={url} />
      </div>
      {canShare && (
        <div className="buttons">
          <button type="button" onClick={shareHere}>
            Share with this device
          </button>
          <span role="status">{trouble}</span>
        </div>
      )}
      <div className={styles.columns}>
        <QrCode text={url} />
        <ul className={styles.services} aria-label="Share on">
          {shareLinks(url, text).map(({ service, link }) => (
            <li key={service}>
              <ExternalLink href={link} className={styles.service}>
                {service}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
