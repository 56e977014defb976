import { useEffect, useState } from "react"

export type Permission = NotificationPermission | "missing"

/**
 * Wraps the browser's notifications: the permission (null before mount), a function to ask for it, and one to send.
 */
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
      // Phones only allow notifications from service workers; there the page and its title have to do.
      setPermission("missing")
    }
  }
  return { permission, ask, notify }
}

/** Sets the document title, and restores the old one afterwards unless it has been changed elsewhere. */
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
