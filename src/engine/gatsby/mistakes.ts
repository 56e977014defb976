/** Tells the open pages of develop which mistakes are in the content, as soon as they are made or mended. */
import type { Problem } from "../problems"

/** Where the page asks; what comes is a stream of events, each with all the mistakes there are. */
export const mistakesAddress = "/___mistakes"

type Response = {
  writeHead: (status: number, headers: Record<string, string>) => void
  write: (text: string) => void
}

type Request = { on: (event: "close", listen: () => void) => void }

/** Whoever listens, and what was last told to all of them. */
export class Mistakes {
  private readonly listeners = new Set<Response>()
  private last = event([])

  /** Tells everybody who listens, and whoever comes, of these. */
  tell(problems: readonly Problem[]): void {
    this.last = event(problems)
    for (const listener of this.listeners) listener.write(this.last)
  }

  /** Answers a page that asks, until it goes. */
  answer = (request: Request, response: Response): void => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    })
    response.write(this.last)
    this.listeners.add(response)
    request.on("close", () => this.listeners.delete(response))
  }
}

function event(problems: readonly Problem[]): string {
  return `data: ${JSON.stringify(problems)}\n\n`
}
