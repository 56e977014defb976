import "@testing-library/jest-dom"
import fc from "fast-check"

// The same examples each time: a property that fails fails for everybody. SEED=7 npm run test:unit looks for others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1998) })
