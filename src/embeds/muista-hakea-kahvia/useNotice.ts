import { useEffect, useState } from "react"

export type Permission = NotificationPermission | "missing"

/** The browser's notifications: whether they may be sent (null before mount), how to ask, and how to send one. */
export function useNotice() {
  const [permission, setPermission] = useState<Permission | null>(null)
  useEffect(() => {
    setPermission("Notification" in window ? Notification.permission : "missing")
  }, [])

  const ask = async () => {
    try {
      setPermission(await Notification.requestPermission())
    } catch {
      setPermission("missing")
    }
  }
  const notify = (title: string, body: string) => {
    if (permission !== "granted") return
    try {
      const notice = new Notification(title, { body, tag: "muista-hakea-kahvia" })
      notice.onclick = () => {
        window.focus()
        notice.close()
      }
    } catch {
      // Phones send them from service workers alone: there the page and its title have to do.
      setPermission("missing")
    }
  }
  return { permission, ask, notify }
}

/** The document's title as long as it is wanted, and then what was there before, unless somebody else has changed it. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
