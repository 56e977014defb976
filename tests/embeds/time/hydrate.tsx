import type { ReactElement } from "react"
import { act } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"

/** Hydrates a page's server-rendered HTML and returns React's complaints. */
export async function hydrationErrors(page: ReactElement): Promise<unknown[]> {
  const errors: unknown[] = []
  const said = jest.spyOn(console, "error").mockImplementation((...words) => errors.push(words))
  const host = document.createElement("div")
  document.body.append(host)
  host.innerHTML = renderToString(page)
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(host, page, { onRecoverableError: error => errors.push(error) })
  })
  act(() => root?.unmount())
  host.remove()
  said.mockRestore()
  return errors
}
