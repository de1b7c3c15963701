import { createFaultList, readFaults } from './faults';

const vcode = '/v3/loan-details/generate-vcode';
const details = '/v3/loan-details/loan-details';

describe('faults', () => {
  it.each(['offline', 'slow', 'timeout', 'html', 'truncated', 'empty'])('parses %s', (name) => {
    expect(readFaults(name)).toEqual([{ name, value: '', path: '', once: false, literal: name }]);
  });

  it('parses any status, any code, a path and once', () => {
    expect(
      readFaults('http503, once:code:-1@register').map(({ name, value, path, once }) => [name, value, path, once]),
    ).toEqual([
      ['http', '503', '', false],
      ['code', '-1', 'register', true],
    ]);
  });

  it('parses a status that comes after the call has had its effect', () => {
    const literal = 'once:after:http403@repayment-commit';
    expect(readFaults(literal)).toEqual([
      { name: 'after', value: '403', path: 'repayment-commit', once: true, literal },
    ]);
  });

  it('ignores unknown faults', () => {
    expect(readFaults('flood,after:empty,after:http99,http99,http100,code:,,@x')).toEqual([]);
  });

  it('affects only matching calls', () => {
    const faults = createFaultList('http500@generate-vcode');
    expect(faults.take(details).fault).toBeNull();
    expect(faults.take(vcode).fault?.value).toBe('500');
    expect(faults.take(vcode).fault?.value).toBe('500');
  });

  it('affects one call if requested', () => {
    const faults = createFaultList('once:offline@generate-vcode');
    expect(faults.take(details).fault).toBeNull();
    expect(faults.take(vcode).fault?.name).toBe('offline');
    expect(faults.take(vcode).fault).toBeNull();
    expect(faults.isEmpty()).toBe(true);
  });

  it('combines slowness with another fault', () => {
    expect(createFaultList('slow,empty').take(details)).toMatchObject({ slow: true, fault: { name: 'empty' } });
  });
});
