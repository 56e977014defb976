import type { ReactNode } from "react"
import { usePageLanguage } from "./language"

type Props = {
  lang: "fi" | "en"
  children: ReactNode
}

/**
 * A passage shown while the page is set to its language: Finnish for Finnish browsers, otherwise English, or as the
 * visitor chooses.
 *
 * @feed {children}
 */
export default function InLanguage({ lang, children }: Props) {
  const [shown] = usePageLanguage()
  return (
    <div lang={lang} hidden={lang !== shown}>
      {children}
    </div>
  )
}
