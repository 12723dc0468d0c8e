#!/usr/bin/env node
/** Writes docs/licenses.md anew, after a dependency came or went. */
import { writeFileSync } from 'node:fs';
import { LICENSES, licensesPage } from './test/licenses.mjs';

writeFileSync(LICENSES, licensesPage());
