# One image for a school and for a state; settings come from the environment (docs/operations.md).
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
# As `npm start` prepares a checkout, so that commands in the container find that they need prepare nothing.
RUN node scripts/ensure.mjs && npm prune --omit=dev --no-save

FROM node:22-bookworm-slim
# An empty school: a demonstration on every address would have passwords that everybody knows.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data DEMO=false
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
