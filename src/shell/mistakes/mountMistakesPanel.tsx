/**
 * Shows the mistakes in the content over the open page in develop, in a React root of its own, so that an error of the page
 * leaves it standing. Follows the open page when it is created, renamed or deleted.
 */
import { globalHistory } from "@reach/router"
import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"
import { DeletedPagePanel } from "./DeletedPagePanel"
import { type Mistake, MistakesPanel } from "./MistakesPanel"

/** Event stream of the development server with the current mistakes and pages. */
const streamUrl = "/___mistakes"
/** Endpoint of Gatsby's development server that opens a file in the author's editor. */
const editorUrl = "/__open-stack-frame-in-editor"

function openInEditor({ file, line }: Mistake): void {
  void fetch(`${editorUrl}?fileName=${encodeURIComponent(file)}&lineNumber=${line}`)
}

type SiteUpdate = { problems: Mistake[]; pages: string[]; moved: { from: string; to: string }[] }

type LoadedPage = { page?: { path?: string } }

/** Gatsby's globals in develop. */
type GatsbyGlobals = {
  ___loader: {
    loadPage: (path: string) => Promise<LoadedPage | undefined>
    loadPageSync: (path: string) => LoadedPage | undefined
  }
  /** Set once the first page has loaded. */
  ___navigate?: (to: string, options: { replace: boolean }) => void
}

const gatsby = () => window as unknown as GatsbyGlobals

const withoutSlash = (path: string) => path.replace(/(.)\/$/, "$1")

/** Returns whether Gatsby has loaded the page itself, and not the 404 page in its place. */
const isPageAt = (loaded: LoadedPage | undefined, path: string) =>
  withoutSlash(loaded?.page?.path ?? "") === path

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Polls for the page's data, and gives up after a while: the stream announces a page before Gatsby has run its queries. */
async function waitForPageData(path: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const { ok } = await fetch(`/page-data${path === "/" ? "/index" : path}/page-data.json`)
    if (ok) return
    await wait(100)
  }
}

/** Resolves with Gatsby's navigate function once the first page has loaded. */
async function waitForNavigate(): Promise<NonNullable<GatsbyGlobals["___navigate"]>> {
  for (;;) {
    const { ___navigate } = gatsby()
    if (___navigate) return ___navigate
    await wait(50)
  }
}

/** Returns whether Gatsby's client knows the page; its own socket may report it later than the stream. */
async function isKnown(path: string): Promise<boolean> {
  for (let tries = 0; tries < 10; tries++) {
    const loaded = await gatsby()
      .___loader.loadPage(path)
      .catch(() => undefined)
    if (isPageAt(loaded, path)) return true
    await wait(50)
  }
  return false
}

/** Opens a new page, without reloading the document if Gatsby's client knows the page. */
async function openPage(path: string): Promise<void> {
  await waitForPageData(path)
  const navigate = await waitForNavigate()
  // Gatsby renders nothing again for an unchanged address, so a query is added.
  const to = path === withoutSlash(window.location.pathname) ? `${path}?` : path
  if (await isKnown(path)) navigate(to, { replace: true })
  else window.location.replace(path)
}

/** Opens the current page again if Gatsby did not have it yet when the document loaded. */
async function reopenIfMissing(path: string): Promise<void> {
  await waitForNavigate()
  if (!isPageAt(gatsby().___loader.loadPageSync(path), path)) await openPage(path)
}

/** Navigates if the open page was created or renamed since the previous update; returns whether it is "gone". */
function follow({ pages, moved }: SiteUpdate, previous: SiteUpdate | undefined): "here" | "gone" {
  const path = withoutSlash(window.location.pathname)
  // A server that is still starting reports no pages.
  if (pages.length === 0) return "here"
  const exists = pages.includes(path)
  if (exists && !previous) void reopenIfMissing(path)
  if (exists && previous && !previous.pages.includes(path)) void openPage(path)
  if (exists) return "here"
  const to = moved.find(({ from }) => from === path)?.to
  if (to !== undefined) void openPage(to)
  return previous?.pages.includes(path) && to === undefined ? "gone" : "here"
}

function Mistakes() {
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  const [path, setPath] = useState(window.location.pathname)
  const [gonePath, setGonePath] = useState<string | null>(null)
  useEffect(() => {
    const source = new EventSource(streamUrl)
    let previous: SiteUpdate | undefined
    source.onmessage = ({ data }) => {
      const update = JSON.parse(data) as SiteUpdate
      setMistakes(update.problems)
      const here = window.location.pathname
      const state = follow(update, previous)
      setGonePath(old => (state === "gone" ? here : update.pages.includes(withoutSlash(here)) ? null : old))
      previous = update
    }
    const unlisten = globalHistory.listen(({ location }) => setPath(location.pathname))
    return () => {
      source.close()
      unlisten()
    }
  }, [])
  return (
    <>
      {gonePath === path && <DeletedPagePanel path={withoutSlash(path)} />}
      <MistakesPanel mistakes={mistakes} path={path} onOpen={openInEditor} />
    </>
  )
}

/** Mounts the panel. Call it once. */
export function mountMistakesPanel(): void {
  const container = document.createElement("div")
  document.body.append(container)
  createRoot(container).render(<Mistakes />)
}
