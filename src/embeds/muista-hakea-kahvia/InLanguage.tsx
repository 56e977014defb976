import type { ReactNode } from "react"
import { useStorage } from "../../hooks/storage/useStorage"
import { pageLanguage } from "./language"

type Props = {
  lang: "fi" | "en"
  children: ReactNode
}

/**
 * A piece of a page's text that is shown while the page is in its language; the Finnish one is, until English is asked for.
 *
 * @feed {children}
 */
export default function InLanguage({ lang, children }: Props) {
  const [shown] = useStorage(pageLanguage)
  return (
    <div lang={lang} hidden={lang !== shown}>
      {children}
    </div>
  )
}
