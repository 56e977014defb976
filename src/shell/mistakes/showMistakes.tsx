/**
 * Shows the mistakes of develop over whatever page is open, in a root of its own: no mistake of a page takes it along.
 * Whoever is at the address of a page that has just come, has been renamed or is gone, sees that.
 */
import { globalHistory } from "@reach/router"
import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"
import { GonePanel } from "./GonePanel"
import { type Mistake, MistakesPanel } from "./MistakesPanel"

/** Where develop tells of them, and where Gatsby opens a file in the author's editor. */
const stream = "/___mistakes"
const opener = "/__open-stack-frame-in-editor"

function openInEditor({ file, line }: Mistake): void {
  void fetch(`${opener}?fileName=${encodeURIComponent(file)}&lineNumber=${line}`)
}

type News = { problems: Mistake[]; pages: string[]; moved: { from: string; to: string }[] }

type Loaded = { page?: { path?: string } }

/** What of Gatsby is in every page of develop. */
type Gatsby = {
  ___loader: {
    loadPage: (path: string) => Promise<Loaded | undefined>
    loadPageSync: (path: string) => Loaded | undefined
  }
  /** It is there when the first page has been loaded, whichever that is. */
  ___navigate?: (to: string, options: { replace: boolean }) => void
}

const gatsby = () => window as unknown as Gatsby

const bare = (path: string) => path.replace(/(.)\/$/, "$1")

/** Whether Gatsby has loaded the page itself, and not the one that says that there is none. */
const isOf = (loaded: Loaded | undefined, path: string) => bare(loaded?.page?.path ?? "") === path

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Resolves when develop has the page; the stream tells of it before Gatsby has run its queries. */
async function ready(path: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const { ok } = await fetch(`/page-data${path === "/" ? "/index" : path}/page-data.json`)
    if (ok) return
    await wait(100)
  }
}

/** Resolves with Gatsby's way to a page when its first one has been loaded. */
async function started(): Promise<NonNullable<Gatsby["___navigate"]>> {
  for (;;) {
    const { ___navigate } = gatsby()
    if (___navigate) return ___navigate
    await wait(50)
  }
}

/** Whether Gatsby, in this window, knows the page: it hears of it by a line of its own, and not always first. */
async function isKnown(path: string): Promise<boolean> {
  for (let tries = 0; tries < 10; tries++) {
    const found = await gatsby()
      .___loader.loadPage(path)
      .catch(() => undefined)
    if (isOf(found, path)) return true
    await wait(50)
  }
  return false
}

/** Goes to a page that has just come, without loading everything again where Gatsby knows it. */
async function arrive(path: string): Promise<void> {
  await ready(path)
  const navigate = await started()
  // Gatsby draws nothing anew where the address is the same to the letter.
  const to = path === bare(window.location.pathname) ? `${path}?` : path
  if (await isKnown(path)) navigate(to, { replace: true })
  else window.location.replace(path)
}

/** For whoever has just come, and may have come before Gatsby had the page. */
async function catchUp(path: string): Promise<void> {
  await started()
  if (!isOf(gatsby().___loader.loadPageSync(path), path)) await arrive(path)
}

/** Goes to where the open page is now, if it has come or has been renamed since `before` was told; says if it is gone. */
function follow({ pages, moved }: News, before: News | undefined): "here" | "gone" {
  const path = bare(window.location.pathname)
  // A server that has just begun knows of no page yet.
  if (pages.length === 0) return "here"
  const isThere = pages.includes(path)
  if (isThere && !before) void catchUp(path)
  if (isThere && before && !before.pages.includes(path)) void arrive(path)
  if (isThere) return "here"
  const to = moved.find(({ from }) => from === path)?.to
  if (to !== undefined) void arrive(to)
  return before?.pages.includes(path) && to === undefined ? "gone" : "here"
}

function Mistakes() {
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  const [path, setPath] = useState(window.location.pathname)
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    const source = new EventSource(stream)
    let before: News | undefined
    source.onmessage = ({ data }) => {
      const news = JSON.parse(data) as News
      setMistakes(news.problems)
      const here = window.location.pathname
      const state = follow(news, before)
      setGone(was => (state === "gone" ? here : news.pages.includes(bare(here)) ? null : was))
      before = news
    }
    const stop = globalHistory.listen(({ location }) => setPath(location.pathname))
    return () => {
      source.close()
      stop()
    }
  }, [])
  return (
    <>
      {gone === path && <GonePanel path={bare(path)} />}
      <MistakesPanel mistakes={mistakes} path={path} onOpen={openInEditor} />
    </>
  )
}

/** Begins to show them. */
export function showMistakes(): void {
  const place = document.createElement("div")
  document.body.append(place)
  createRoot(place).render(<Mistakes />)
}
