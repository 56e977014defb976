/** Shows the mistakes of develop over whatever page is open, in a root of its own: no mistake of a page takes it along. */
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

function Mistakes() {
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  const [path, setPath] = useState(window.location.pathname)
  useEffect(() => {
    const source = new EventSource(stream)
    source.onmessage = ({ data }) => setMistakes(JSON.parse(data) as Mistake[])
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
