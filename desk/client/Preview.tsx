/** A frame with the current page from the develop server. */
import { useEffect, useState } from "react"
import { type Develop, developAddress } from "../shared/api"
import { messageOf, read, send } from "./api"

export function Preview({ path }: { path: string | null }) {
  const [develop, setDevelop] = useState<Develop>()
  const [message, setMessage] = useState("")
  const [reloadCount, setReloadCount] = useState(0)
  useEffect(() => {
    let isCancelled = false
    const poll = () =>
      read<Develop>("develop").then(
        state => !isCancelled && setDevelop(state),
        error => !isCancelled && setMessage(messageOf(error)),
      )
    void poll()
    const timer = setInterval(poll, 3000)
    return () => {
      isCancelled = true
      clearInterval(timer)
    }
  }, [])
  const start = () => send<Develop>("develop", {}).then(setDevelop, error => setMessage(messageOf(error)))
  const address = path === null ? null : developAddress + path.replace(/\[.*$/, "")
  if (message) return <p className="preview note">{message}</p>
  if (!develop) return <p className="preview note">Looking for the develop server ...</p>
  if (develop.state !== "running") {
    return (
      <div className="preview note">
        {develop.state === "starting" ? (
          <p role="status">The develop server is starting: it takes a minute.</p>
        ) : (
          <>
            <p>
              {develop.state === "failed"
                ? "The develop server has ended."
                : "The develop server does not run."}
            </p>
            <p>
              <button type="button" onClick={start}>
                Start it
              </button>{" "}
              or write <code>npm run develop</code>.
            </p>
          </>
        )}
        {develop.log && <pre className="sunken-panel">{develop.log}</pre>}
      </div>
    )
  }
  if (address === null) return <p className="preview note">This file has no page of its own.</p>
  return (
    <div className="preview">
      <p className="field-row">
        <button type="button" onClick={() => setReloadCount(reloadCount + 1)}>
          Reload
        </button>
        <a href={address} target="_blank" rel="noreferrer">
          {address.replace("http://", "")}
        </a>
        <span>What is saved is seen here.</span>
      </p>
      <iframe key={`${address} ${reloadCount}`} src={address} title={`Preview of ${path}`} />
    </div>
  )
}
