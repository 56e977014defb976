import type { ReactNode } from "react"
import { useStorage } from "../../hooks/storage/useStorage"
import { pageLanguage } from "./language"

type Props = {
  lang: "fi" | "en"
  children: ReactNode
}

/**
 * A passage shown while the page is set to its language. Finnish is the default until the visitor chooses English.
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
