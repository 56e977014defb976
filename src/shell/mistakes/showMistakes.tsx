/**
 * Shows the mistakes of develop over whatever page is open, in a root of its own: no mistake of a page takes it along.
 * Whoever is at the address of a page that has just come, has been renamed or is gone, sees that.
 */
import { globalHistory } from "@reach/router"
import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"
import { type Mistake, MistakesPanel } from "./MistakesPanel"

/** Where develop tells of them, and where Gatsby opens a file in the author's editor. */
const stream = "/___mistakes"
const opener = "/__open-stack-frame-in-editor"

function openInEditor({ file, line }: Mistake): void {
  void fetch(`${opener}?fileName=${encodeURIComponent(file)}&lineNumber=${line}`)
}

type News = { problems: Mistake[]; pages: string[]; moved: { from: string; to: string }[] }

const bare = (path: string) => path.replace(/(.)\/$/, "$1")

/** Resolves when develop has the page, or has it no more; it is told of it before Gatsby has run its queries. */
async function settled(path: string, isThere: boolean): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const { ok } = await fetch(`/page-data${path === "/" ? "/index" : path}/page-data.json`)
    if (ok === isThere) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/** Goes to where the open page is now, if it has come, has been renamed or is gone since `before` was told. */
async function follow({ pages, moved }: News, before: News | undefined): Promise<void> {
  const path = bare(window.location.pathname)
  if (pages.includes(path)) {
    if (!before || before.pages.includes(path)) return
    await settled(path, true)
    window.location.reload()
    return
  }
  const to = moved.find(({ from }) => from === path)?.to
  if (to === undefined) {
    // A server that has just begun knows of no page yet.
    if (pages.length === 0 || !before?.pages.includes(path)) return
    await settled(path, false)
    window.location.reload()
    return
  }
  await settled(to, true)
  window.location.replace(to)
}

function Mistakes() {
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  const [path, setPath] = useState(window.location.pathname)
  useEffect(() => {
    const source = new EventSource(stream)
    let before: News | undefined
    source.onmessage = ({ data }) => {
      const news = JSON.parse(data) as News
      setMistakes(news.problems)
      void follow(news, before)
      before = news
    }
    const stop = globalHistory.listen(({ location }) => setPath(location.pathname))
    return () => {
      source.close()
      stop()
    }
  }, [])
  return <MistakesPanel mistakes={mistakes} path={path} onOpen={openInEditor} />
}

/** Begins to show them. */
export function showMistakes(): void {
  const place = document.createElement("div")
  document.body.append(place)
  createRoot(place).render(<Mistakes />)
}
