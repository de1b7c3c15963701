import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyInterface, originsOf, startLines } from './start-lines';

const home = 'http://localhost:4173/';

describe('npm start', () => {
  it('says three lines: the address, Play, and how to list all launch links', () => {
    const lines = startLines(home, []);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(home);
    expect(lines[1]).toContain('Play');
    expect(lines[2]).toContain('npm run links');
  });

  it('names the addresses for other devices in the same three lines', () => {
    const lines = startLines(home, ['http://192.168.1.20:4173/']);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('http://192.168.1.20:4173/');
  });

  it('names a command that there is, and says nothing else', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts['links']).toContain('mocks/print-links.ts');
    const program = readFileSync('scripts/start-demo.ts', 'utf8');
    expect(program.match(/console\.log\(/g)).toHaveLength(1);
    expect(program).toContain('of startLines(');
  });
});

describe('the addresses for other devices', () => {
  const info = (address: string, internal: boolean) => ({
    address,
    internal,
    netmask: '',
    mac: '',
    cidr: null,
    family: 'IPv4' as const,
  });
  const interfaces = {
    lo: [info('127.0.0.1', true)],
    eth0: [info('192.168.1.20', false), { ...info('fe80::1', false), family: 'IPv6' as const, scopeid: 0 }],
  };

  it('are those of the machine that are not its own alone', () => {
    expect(originsOf(interfaces, everyInterface, 4173)).toEqual(['http://192.168.1.20:4173']);
  });

  it('are the one that was named', () => {
    expect(originsOf(interfaces, '10.0.0.7', 4200)).toEqual(['http://10.0.0.7:4200']);
  });
});
