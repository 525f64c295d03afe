# syntax=docker/dockerfile:1
# The bot in a small image: built in one stage, run in another, as nobody in particular, on a read-only file system.
FROM python:3.11-slim AS build
WORKDIR /src
COPY requirements.lock ./
RUN python -m venv /opt/spielleiter \
    && /opt/spielleiter/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE LICENSE-FONTS ./
COPY bot ./bot
COPY cogs ./cogs
COPY migrations ./migrations
COPY playground ./playground
RUN /opt/spielleiter/bin/pip install --no-cache-dir --no-deps .

FROM python:3.11-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin spielleiter \
    && install -d -o spielleiter -g spielleiter /data
COPY --from=build /opt/spielleiter /opt/spielleiter
ENV PATH=/opt/spielleiter/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    SPIELLEITER_DATABASE_URL=sqlite+aiosqlite:////data/spielleiter.db \
    SPIELLEITER_HEALTH__HOST=0.0.0.0 \
    SPIELLEITER_HEALTH__PORT=8421
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8421
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8421/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["spielleiter"]
CMD ["run"]
