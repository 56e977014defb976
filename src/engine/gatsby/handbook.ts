/** What the handbook of components asks the develop server for: it is made when it is asked for, and costs no save. */
import { handbookOf, liveExample } from "../handbook"
import type { Site } from "../site"
import { handbookPath } from "./routes"

type Request = { params: Record<string, string> }

type Response = { json: (value: unknown) => void; status: (code: number) => Response }

/** As much of Express as is needed. */
type App = { get: (path: string, answer: (request: Request, response: Response) => void) => void }

/** Answers for the handbook: all components at once, and the live example of each by its name. */
export function serveHandbook(app: App, site: () => Site): void {
  app.get(`${handbookPath}.json`, (_, response) => response.json(handbookOf(site())))
  app.get(`${handbookPath}/:name.json`, ({ params: { name = "" } }, response) => {
    const live = liveExample(name, site())
    if (live) response.json(live)
    else response.status(404).json({ what: `There is no component ${name}.` })
  })
}
